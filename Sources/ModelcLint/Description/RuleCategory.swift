/// What rules are about. Users name a category wherever they may name a rule.
package enum RuleCategory: String, CaseIterable, Sendable {
    /// Faults of structure and of values.
    case correctness
    case inverses
    case deleteRules = "delete-rules"
    case cloudKit = "cloudkit"
    case swiftData = "swiftdata"
    /// Speed and storage.
    case performance
    /// The quality of attributes.
    case attributes
    case naming
    /// Classes and generated code.
    case codegen
    /// What happens between versions.
    case migration
    /// Lint itself.
    case meta
}
