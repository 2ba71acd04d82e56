import ModelcText

/// Where the objects of a destination relationship come from. Without an expression they are what the source objects of
/// the relationship became (mapping-model §6).
package struct RelationshipMapping: PropertyMapping, Hashable {
    package var name: String = ""
    package var valueExpression: ValueExpression?
    package var userInfo: MappingUserInfo?
    /// The source objects in place of those of the same name, with the variable: `$source.owner`.
    package var sourceKeyPath: String?
    /// The entity mapping that migrated them; nil for the automatic choice.
    package var sourceMappingName: String?

    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
