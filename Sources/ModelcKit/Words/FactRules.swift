import ModelcDiagnostics
import ModelcLint
import ModelcPlans

/// Facts that a lint rule reports about the model and that a plan reports about stores. If one finding is tolerated, so is the
/// other.
package enum FactRules {
    /// The lint rules that report the fact of a plan's finding code, sorted by id.
    package static let ofCodes: [MigrationFindingCode: [DiagnosticID]] = {
        let rules = Dictionary(
            grouping: RuleRegistry.all.filter { $0.description.fact != nil }, by: { $0.description.fact })
        let seen = MigrationFindingCode.allCases.compactMap { code in
            rules[code.fact].map { (code, $0.map { $0.id }) }
        }
        return Dictionary(uniqueKeysWithValues: seen)
    }()
}
