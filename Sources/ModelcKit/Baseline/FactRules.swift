import ModelcDiagnostics
import ModelcLint
import ModelcPlans

/// Facts that a rule of lint sees in the model and a plan sees for stores. Whoever tolerates the one finding tolerates the fact.
package enum FactRules {
    /// The rules of lint that see what a code of the plan is about, sorted by their ids.
    package static let ofCodes: [MigrationFindingCode: [DiagnosticID]] = {
        let rules = Dictionary(
            grouping: RuleRegistry.all.filter { $0.description.fact != nil }, by: { $0.description.fact })
        let seen = MigrationFindingCode.allCases.compactMap { code in
            rules[code.fact].map { (code, $0.map { $0.id }) }
        }
        return Dictionary(uniqueKeysWithValues: seen)
    }()
}
