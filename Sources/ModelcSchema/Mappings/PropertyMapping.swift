import ModelcText

/// What the rows of an entity mapping have in common (`NSPropertyMapping`; mapping-model §3).
package protocol PropertyMapping: SourceElement {
    /// The property of the destination entity; empty in rows that lost it.
    var name: String { get set }
    /// The author's own expression for the value; nil for the automatic one.
    var valueExpression: ValueExpression? { get set }
    var userInfo: MappingUserInfo? { get set }
    /// The number in the object's id (`z102`); nil until it is written for the first time.
    var objectNumber: Int? { get set }
}
