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

    @Test func textsWithoutAnEndAreNoTrap() {
        for text in ["\"", "\"\\", "/*", "#\"", "\"\"\"", "#", "//", ""] {
            #expect(SourceTokens(text) == SourceTokens(" " + text), "\(text)")
        }
    }
}
