/// The categories of rules. Wherever a rule name is accepted, a category name is accepted too.
package enum RuleCategory: String, CaseIterable, Sendable {
    /// Errors of the model's structure and of its values.
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
    /// The configuration and suppressions of lint itself.
    case meta
}
