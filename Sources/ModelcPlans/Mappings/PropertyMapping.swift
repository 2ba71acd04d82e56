import ModelcPredicates
import ModelcSchema

/// The common interface of the rows of an entity mapping (`NSPropertyMapping`; FormatMappingModel §3).
package protocol PropertyMapping: SourceElement {
    /// The property of the destination entity; empty in rows whose property was lost.
    var name: String { get set }
    /// The custom expression for the value; nil for the automatic one.
    var valueExpression: ValueExpression? { get set }
    var userInfo: MappingUserInfo? { get set }
    /// The number in the object's id (`z102`); nil until the file is first written.
    var objectNumber: Int? { get set }
}
