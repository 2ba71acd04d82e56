import ModelcSourceCode
import Testing

@testable import ModelcCodegen

/// Changes by a formatter that do not count as a difference, and changes that do.
@Suite struct SourceTokenTests {
    private static let source = """
        // A comment.
        func make(a: Int, b: [String]) -> String { "a  \\" b" + #"c " d"# }
        """

    @Test(
        arguments: [
            "func make(a:Int,b:[String])->String{\"a  \\\" b\"+#\"c \" d\"#}",
            "func make(\n    a: Int,\n    b: [String],\n) -> String {\n    \"a  \\\" b\" + #\"c \" d\"#\n}\n",
            "/* one /* two */ */ func make(a: Int, /* x, */ b: [String]) -> String { \"a  \\\" b\" + #\"c \" d\"# } // end",
        ])
    func formattingIsNoDifference(_ text: String) {
        #expect(SourceTokens(text) == SourceTokens(SourceTokenTests.source))
    }

    @Test(
        arguments: [
            ("a b", "ab"), ("\"a b\"", "\"a  b\""), ("\"// a\"", "\"\""), ("f(a, b)", "f(a b)"), ("f(a,)b", "f(a)c"),
            ("\"\"\"\na\n\"\"\"", "\"\"\"\nb\n\"\"\""), ("#\"a\"#", "\"a\""), ("@\"a\"", "\"a\""), ("1 . 0", "10"),
        ])
    func whatTheCompilerSeesIsADifference(_ left: String, _ right: String) {
        #expect(SourceTokens(left) != SourceTokens(right))
    }

    @Test(
        arguments: [
            ("var a: Int?\nvar b: Int", "var a: Int? var b: Int"), ("a()\nb()", "a() b()"), ("{ a\nb }", "{ a b }"),
            ("import A\n// b\nimport B", "import A import B"), ("let a = \"x\"\nf()", "let a = \"x\" f()"),
            ("f({ a\nb })", "f({ a b })"),
        ])
    func lineBreaksBetweenStatementsAreADifference(_ left: String, _ right: String) {
        #expect(SourceTokens(left) != SourceTokens(right))
        #expect(SourceTokens(left, isSwift: false) == SourceTokens(right, isSwift: false))
    }

    @Test(
        arguments: [
            ("@objc(A)\npublic class A {\n    var b = 1\n}", "@objc(A) public class A { var b = 1 }"),
            ("f(\n    a,\n    b\n)", "f(a, b)"), ("if a\n{ b }\nelse\n{ c }", "if a { b } else { c }"),
            ("let a =\n    b\n    + c", "let a = b + c"),
            ("func a()\n    async throws\n    -> B", "func a() async throws -> B"),
            ("a\n    .b\n    .c()", "a.b.c()"), ("g { x in\n    x\n}", "g { x in x }"),
            ("case .a:\n    b", "case .a: b"),
            ("@A(b)\nvar c", "@A(b) var c"),
        ])
    func lineBreaksInStatementsAreNone(_ left: String, _ right: String) {
        #expect(SourceTokens(left) == SourceTokens(right))
    }

    @Test func linesOfThePreprocessorEndThere() {
        let tokens = { SourceTokens($0, isSwift: false) }
        #expect(tokens("#import <A.h>\n@class B;") != tokens("#import <A.h> @class B;"))
        #expect(tokens("a;\n#endif") != tokens("a; #endif"))
        #expect(tokens("- (void)a:(int)b\n    c:(int)d;") == tokens("- (void)a:(int)b c:(int)d;"))
    }

    @Test func textsWithoutAnEndAreNoTrap() {
        for text in ["\"", "\"\\", "/*", "#\"", "\"\"\"", "#", "//", ""] {
            #expect(SourceTokens(text) == SourceTokens(" " + text), "\(text)")
        }
    }
}

/// The texts that generated code can contain as an expression.
@Suite struct SwiftExpressionSyntaxTests {
    @Test(arguments: [
        "1", ".draft", "Locale.current.identifier", #""a""#, #""""#, #""a \"b\"""#, #""item-\(UUID().uuidString)""#,
        ##"#"a"b"#"##, ##"#"item-\#(count)"#"##, ###"##"a"#b"##"###, #""\(names["x"] ?? "none")""#,
        #""\(list.map { "(\($0))" }.count)""#, "[1: (2, 3)]", "a / b", "-1",
        "`default`", "\\.title", "[1].map(\\.description)", "\"\u{301}\"", "f(\"a\"\u{301})",
    ])
    func isOne(_ text: String) {
        #expect(SwiftExpressionSyntax.isExpression(text))
    }

    @Test(arguments: [
        "", "(", "a)", "[1", #""a"#, #""\("#, #""\(a""#, #""\(a]")"#, "a; b", "a // b", "a /* b", "@available", "#if",
        "#",
        "a\nb", "\"a\"\u{301}; b \"\"", "\"\"\"a\"\"\"", ##"#"a""##, ##"#"a\#("#"##, "`a", "\\1", "{ 1 ]",
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
