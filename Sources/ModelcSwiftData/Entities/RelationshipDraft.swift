/// The other end of a relationship, as the source describes it.
struct RelationshipDraft: Sendable {
    /// The destination; nil if the source does not declare it.
    var destination: DeclaredType?
    /// The inverse that the relationship itself names.
    var inverse: KeyPathSyntax?
    /// Whether it is not certain that the property is a relationship, or which inverse it names.
    var isUncertain = false
}
