import ModelcBase
import ModelcSchema

/// A property mapping for an attribute: the source of the destination attribute's value. Without an expression, the
/// value of the source attribute with the same name is copied; if there is none, nothing is copied (FormatMappingModel
/// §3.1).
package struct AttributeMapping: PropertyMapping, Hashable {
    package var name: String = ""
    package var valueExpression: ValueExpression?
    package var userInfo: MappingUserInfo?

    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
