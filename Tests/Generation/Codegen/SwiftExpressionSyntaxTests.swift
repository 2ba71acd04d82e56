import Testing

@testable import ModelcCodegen

/// Which texts can stand in generated code as an expression.
@Suite struct SwiftExpressionSyntaxTests {
    @Test(arguments: [
        "1", ".draft", "Locale.current.identifier", #""a""#, #""""#, #""a \"b\"""#, #""item-\(UUID().uuidString)""#,
        ##"#"a"b"#"##, ##"#"item-\#(count)"#"##, ###"##"a"#b"##"###, #""\(names["x"] ?? "none")""#,
        #""\(list.map { "(\($0))" }.count)""#, "[1: (2, 3)]", "a / b", "-1",
        "`default`", "\\.title", "[1].map(\\.description)",
    ])
    func isOne(_ text: String) {
        #expect(SwiftExpressionSyntax.isExpression(text))
    }

    @Test(arguments: [
        "", "(", "a)", "[1", #""a"#, #""\("#, #""\(a""#, #""\(a]")"#, "a; b", "a // b", "a /* b", "@available", "#if",
        "#",
        "a\nb", "\"\"\"a\"\"\"", ##"#"a""##, ##"#"a\#("#"##, "`a", "\\1", "{ 1 ]",
        "var x", "let y = 1", "return 1", "return", "throw f()", "try f()", "await f()", "func f() {}", "class C {}",
    ])
    func isNone(_ text: String) {
        #expect(!SwiftExpressionSyntax.isExpression(text))
    }

    @Test(arguments: ["variable", "letter.name", "try? f()", "returned()", "classes[0]", "if isNew { 1 } else { 2 }"])
    func wordsThatOnlyBeginLikeAStatementAreFine(_ text: String) {
        #expect(SwiftExpressionSyntax.isExpression(text))
    }

    @Test func whatIsOfTheClassIsNotIndependent() {
        for text in [
            "1", ".draft", "Decimal(2) + 1", "Locale.current.identifier", #""a b""#, "Size(width: 1.5)", "true",
        ] {
            #expect(SwiftExpressionSyntax.isIndependent(text), "\(text)")
        }
        for text in ["title", "self.title", "Self.next()", "next()", "Size(width: height)", #""\(title)""#] {
            #expect(!SwiftExpressionSyntax.isIndependent(text), "\(text)")
        }
    }
}
