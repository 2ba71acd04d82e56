import ModelcSchema
import ModelcText

/// What the rows of an entity mapping have in common (`NSPropertyMapping`; FormatMappingModel §3).
package protocol PropertyMapping: SourceElement {
    /// The property of the destination entity; empty in rows that lost it.
    var name: String { get set }
    /// The author's own expression for the value; nil for the automatic one.
    var valueExpression: ValueExpression? { get set }
    var userInfo: MappingUserInfo? { get set }
    /// The number in the object's id (`z102`); nil until it is written for the first time.
    var objectNumber: Int? { get set }
}

/// Where the value of a destination attribute comes from. Without an expression it is the source attribute of the same
/// name, or nothing where there is none (FormatMappingModel §3.1).
package struct AttributeMapping: PropertyMapping, Hashable {
    package var name: String = ""
    package var valueExpression: ValueExpression?
    package var userInfo: MappingUserInfo?

    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// What a row without an expression of its own gives (FormatMappingModel §3.1, §6).
package enum AutomaticValue: Hashable, Sendable {
    /// The value of the source property of the same name.
    case sameProperty
    /// The objects that one entity mapping makes of the source objects, by its name.
    case mapping(String)
    /// The objects that several entity mappings make of the source objects, whichever it was, by their names.
    case anyMapping([String])
    /// No objects: nothing makes objects of the relationship's destination entity.
    case noMapping
    /// Nothing, or the default value: the source has no property of the name.
    case nothing
    /// An embedded model is needed to tell, and cannot be read or lacks the property.
    case unknown
}

/// Where the objects of a destination relationship come from. Without an expression they are what the source objects of
/// the relationship became (FormatMappingModel §6).
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
