import ModelcDiagnostics
import ModelcLint
import ModelcPlans

/// Relates lint rules to finding codes of migration plans that are about the same problem (`MigrationFact`). If a
/// baseline tolerates one of the two findings, it also tolerates the other.
package enum FactRules {
    /// For each finding code, the sorted ids of the lint rules about the same problem. Codes without such a rule are
    /// left out.
    package static let ofCodes: [MigrationFindingCode: [DiagnosticID]] = {
        let rules = Dictionary(
            grouping: RuleRegistry.all.filter { $0.description.fact != nil }, by: { $0.description.fact })
        let seen = MigrationFindingCode.allCases.compactMap { code in
            rules[code.fact].map { (code, $0.map { $0.id }) }
        }
        return Dictionary(uniqueKeysWithValues: seen)
    }()
}
