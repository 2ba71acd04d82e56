/// A kind of attribute as it occurs in real models.
struct AttributeKind {
    /// What such an attribute is called.
    var word: String
    /// What follows the name in the tag, in Xcode's order.
    var attributes: String

    static let all = [
        AttributeKind(word: "title", attributes: #"optional="YES" attributeType="String""#),
        AttributeKind(word: "code", attributes: #"attributeType="String" minValueString="1" maxValueString="40""#),
        number("rank", "Integer 16", "0", scalar: "YES"),
        number("count", "Integer 32", "0", scalar: "YES"),
        number("size", "Integer 64", "0", scalar: "NO"),
        number("isActive", "Boolean", "NO", scalar: "YES"),
        number("ratio", "Double", "0.0", scalar: "YES"),
        number("weight", "Float", "0.0", scalar: "YES"),
        AttributeKind(word: "price", attributes: #"optional="YES" attributeType="Decimal" defaultValueString="0""#),
        AttributeKind(word: "createdAt", attributes: #"optional="YES" attributeType="Date" usesScalarValueType="NO""#),
        AttributeKind(
            word: "image", attributes: #"optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES""#),
        AttributeKind(word: "identifier", attributes: #"optional="YES" attributeType="UUID" usesScalarValueType="NO""#),
        AttributeKind(word: "link", attributes: #"optional="YES" attributeType="URI""#),
        AttributeKind(
            word: "tags",
            attributes: #"optional="YES" attributeType="Transformable" "#
                + #"valueTransformerName="NSSecureUnarchiveFromDataTransformer" customClassName="[String]""#),
        AttributeKind(word: "note", attributes: #"optional="YES" transient="YES" attributeType="String""#),
    ]

    private static func number(_ word: String, _ type: String, _ value: String, scalar: String) -> AttributeKind {
        AttributeKind(
            word: word,
            attributes: "optional=\"YES\" attributeType=\"\(type)\" defaultValueString=\"\(value)\" "
                + "usesScalarValueType=\"\(scalar)\"")
    }
}
