import ModelcSchema

/// Reports a property with the name of a Swift keyword.
enum SwiftKeywordName: LintRule {
    static let description = RuleDescription(
        "swift-keyword-name", .naming, .note,
        summary: "A property of a Swift class has the name of a keyword",
        rationale:
            "The declaration needs back-ticks, and so does every use without a dot before it, such as in the class's "
            + "own methods. Generated code has them; they are easily forgotten in code written by hand.",
        help: "choose another name, with the old one as renaming identifier to keep the data",
        bad: """
            <entity name="Ship" representedClassName=".Ship">
                ▸<attribute name="class" optional="YES" attributeType="String"/>
                ▸<attribute name="in" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            </entity>
            """,
        good: """
            <entity name="Ship" representedClassName=".Ship">
                <attribute name="shipClass" optional="YES" attributeType="String" elementID="class"/>
                <attribute name="type" optional="YES" attributeType="String"/>
                <attribute name="open" optional="YES" attributeType="Boolean" usesScalarValueType="NO"/>
            </entity>
            <entity name="Buoy">
                <attribute name="class" optional="YES" attributeType="String"/>
            </entity>
            """)

    /// The words that cannot be used as identifiers without backticks (The Swift Programming Language, Lexical
    /// Structure). Words that are reserved only in some contexts, such as `open` and `set`, are left out.
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.hasSwiftClass(entity) {
            for property in entity.ownProperties where keywords.contains(property.name) {
                report(
                    Finding(
                        self,
                        "\(entity.name).\(property.name) is a Swift keyword and needs back-ticks where it is declared "
                            + "or used without a dot",
                        at: SchemaLocation(position: property.position),
                        on: .property(entity: entity.name, property.name),
                        help: "choose another name, and set elementID='\(property.name)' to keep its data"))
            }
        }
    }
}
