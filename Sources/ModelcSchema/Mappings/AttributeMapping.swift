import ModelcText

/// Where the value of a destination attribute comes from. Without an expression it is the source attribute of the same
/// name, or nothing where there is none (mapping-model §3.1).
package struct AttributeMapping: PropertyMapping, Hashable {
    package var name: String = ""
    package var valueExpression: ValueExpression?
    package var userInfo: MappingUserInfo?

    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
