import ModelcSourceCode
import Testing

/// What a formatter may change without a difference, and what nobody may.
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
