import ModelcDiagnostics
import ModelcLint
import ModelcPlans

/// Relates lint rules to finding codes of plans that are about the same fact. If a baseline tolerates one of the two
/// findings, it also tolerates the other.
package enum FactRules {
    /// The lint rules about the same fact, by finding code. The rules are sorted by id.
    package static let ofCodes: [MigrationFindingCode: [DiagnosticID]] = {
        let rules = Dictionary(
            grouping: RuleRegistry.all.filter { $0.description.fact != nil }, by: { $0.description.fact })
        let seen = MigrationFindingCode.allCases.compactMap { code in
            rules[code.fact].map { (code, $0.map { $0.id }) }
        }
        return Dictionary(uniqueKeysWithValues: seen)
    }()
}
