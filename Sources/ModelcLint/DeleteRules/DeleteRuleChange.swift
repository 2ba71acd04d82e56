import ModelcSchema

extension Fix {
    /// The change of a delete rule. Whether an object belongs to another one is known to the author of the app alone, so that
    /// it is never more than a suggestion.
    ///
    /// - Parameter path: the relationship as users know it: `Book.author`.
    static func changing(_ relationship: RelationshipDescription, _ path: String, to rule: DeleteRule) -> Fix {
        Fix(
            .suggestion, "change the delete rule of \(path) to \(rule.rawValue)",
            relationship.setting("deletionRule", to: rule.rawValue))
    }
}

extension RelationshipDescription {
    /// Whether the file has a delete rule that does not exist. It is kept as it is written, and Nullify is read.
    var isDeleteRuleMisspelt: Bool {
        deleteRule == nil && verbatim.spellings.contains { $0.name == "deletionRule" }
    }
}
