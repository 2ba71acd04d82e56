/// The categories of rules. A category name can be used wherever a rule name can.
package enum RuleCategory: String, CaseIterable, Sendable {
    /// Errors of structure and of values.
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
    /// Changes between versions.
    case migration
    /// Lint itself.
    case meta
}
