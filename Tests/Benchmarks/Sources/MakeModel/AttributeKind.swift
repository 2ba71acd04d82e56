/// A kind of attribute as it occurs in real models.
struct AttributeKind {
    /// The name of such an attribute.
    var word: String
    /// The XML attributes after the name, in Xcode's order.
    var attributes: String
    /// The corresponding type of a protocol buffer field.
    var field: String

    static let all = [
        AttributeKind(word: "title", attributes: #"optional="YES" attributeType="String""#, field: "string"),
        AttributeKind(
            word: "code", attributes: #"attributeType="String" minValueString="1" maxValueString="40""#, field: "string"
        ),
        number("rank", "Integer 16", "0", scalar: "YES", field: "int32"),
        number("count", "Integer 32", "0", scalar: "YES", field: "int32"),
        number("size", "Integer 64", "0", scalar: "NO", field: "int64"),
        number("isActive", "Boolean", "NO", scalar: "YES", field: "bool"),
        number("ratio", "Double", "0.0", scalar: "YES", field: "double"),
        number("weight", "Float", "0.0", scalar: "YES", field: "float"),
        AttributeKind(
            word: "price", attributes: #"optional="YES" attributeType="Decimal" defaultValueString="0""#,
            field: "string"),
        AttributeKind(
            word: "createdAt", attributes: #"optional="YES" attributeType="Date" usesScalarValueType="NO""#,
            field: "int64"),
        AttributeKind(
            word: "image", attributes: #"optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES""#,
            field: "bytes"),
        AttributeKind(
            word: "identifier", attributes: #"optional="YES" attributeType="UUID" usesScalarValueType="NO""#,
            field: "bytes"),
        AttributeKind(word: "link", attributes: #"optional="YES" attributeType="URI""#, field: "string"),
        AttributeKind(
            word: "tags",
            attributes: #"optional="YES" attributeType="Transformable" "#
                + #"valueTransformerName="NSSecureUnarchiveFromDataTransformer" customClassName="NSArray""#,
            field: "repeated string"),
        AttributeKind(
            word: "note", attributes: #"optional="YES" transient="YES" attributeType="String""#, field: "string"),
    ]

    private static func number(
        _ word: String, _ type: String, _ value: String, scalar: String, field: String
    ) -> AttributeKind {
        AttributeKind(
            word: word,
            attributes: "optional=\"YES\" attributeType=\"\(type)\" defaultValueString=\"\(value)\" "
                + "usesScalarValueType=\"\(scalar)\"", field: field)
    }
}
