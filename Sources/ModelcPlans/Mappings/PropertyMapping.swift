import ModelcPredicates
import ModelcSchema

/// The common interface of property mappings for attributes and relationships (`NSPropertyMapping`; FormatMappingModel
/// §3).
package protocol PropertyMapping: SourceElement {
    /// The name of the destination property; empty in property mappings that lost their property.
    var name: String { get set }
    /// The custom expression for the value; nil if the value is automatic.
    var valueExpression: ValueExpression? { get set }
    var userInfo: MappingUserInfo? { get set }
    /// The number in the object's id (`z102`); nil for a new object that was not written yet.
    var objectNumber: Int? { get set }
}
