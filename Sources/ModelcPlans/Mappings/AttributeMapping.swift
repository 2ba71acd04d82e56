import ModelcBase
import ModelcSchema

/// A row of an entity mapping: the source of a destination attribute's value. Without an expression, the value is
/// copied from the source attribute of the same name, or nothing if there is none (FormatMappingModel §3.1).
package struct AttributeMapping: PropertyMapping, Hashable {
    package var name: String = ""
    package var valueExpression: ValueExpression?
    package var userInfo: MappingUserInfo?

    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
