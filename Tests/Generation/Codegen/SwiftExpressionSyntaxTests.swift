import Testing

@testable import ModelcCodegen

/// Which texts can stand in generated code as an expression.
@Suite struct SwiftExpressionSyntaxTests {
    @Test(arguments: [
        "1", ".draft", "Locale.current.identifier", #""a""#, #""""#, #""a \"b\"""#, #""item-\(UUID().uuidString)""#,
        ##"#"a"b"#"##, ##"#"item-\#(count)"#"##, ###"##"a"#b"##"###, #""\(names["x"] ?? "none")""#,
        #""\(list.map { "(\($0))" }.count)""#, "[1: (2, 3)]", "a / b", "-1",
    ])
    func isOne(_ text: String) {
        #expect(SwiftExpressionSyntax.isExpression(text))
    }

    @Test(arguments: [
        "", "(", "a)", "[1", #""a"#, #""\("#, #""\(a""#, #""\(a]")"#, "a; b", "a // b", "a /* b", "@available", "#if",
        "#",
        "a\nb", "\"\"\"a\"\"\"", ##"#"a""##, ##"#"a\#("#"##, "`a`", "\\.title", "{ 1 ]",
    ])
    func isNone(_ text: String) {
        #expect(!SwiftExpressionSyntax.isExpression(text))
    }
}
