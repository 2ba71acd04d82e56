import ModelcPredicates
import Testing

@Suite struct ConstantTests {
    @Test(arguments: cases) func isRead(_ case: ValueCase) throws { try check(`case`.text, `case`.expected) }

    static let cases = words + numbers + strings

    private static let words = [
        ValueCase("NULL", null), ValueCase("nil", null),
        ValueCase("TRUE", yes), ValueCase("Yes", yes), ValueCase("false", no), ValueCase("NO", no),
    ]

    private static let numbers = [
        ValueCase("0", 0),
        ValueCase("27", 27),
        ValueCase("007", 7),
        ValueCase("-1", -1),
        ValueCase("- 1", -1),
        ValueCase("2.71828", 2.71828),
        ValueCase("19.75", 19.75),
        ValueCase("-.5", -0.5),
        ValueCase("9.2e-5", 9.2e-5),
        ValueCase("1e5", 100000.0),
        ValueCase("1E+20", 1e20),
        ValueCase("0x1F", 31),
        ValueCase("0XfF", 255),
        ValueCase("0o17", 15),
        ValueCase("0b101", 5),
        ValueCase("0x7FFFFFFFFFFFFFFF", Tree(.constant(.integer(.max)))),
        ValueCase("9223372036854775807", Tree(.constant(.integer(.max)))),
        ValueCase("-9223372036854775808", Tree(.constant(.integer(.min)))),
        ValueCase("9223372036854775808", 9223372036854775808.0),
        ValueCase("-9223372036854775809", -9223372036854775808.0),
        ValueCase("123456789012345678901234567890", 123456789012345678901234567890.0),
    ]

    private static let strings = [
        ValueCase("'abc'", "abc"),
        ValueCase("\"abc\"", "abc"),
        ValueCase("''", ""),
        ValueCase("\"it's\"", "it's"),
        ValueCase("'say \"x\"'", "say \"x\""),
        ValueCase(#"'it\'s'"#, "it's"),
        ValueCase(#""say \"x\"""#, "say \"x\""),
        ValueCase(#"'a\\b'"#, #"a\b"#),
        ValueCase(#"'\\'"#, #"\"#),
        ValueCase(#"'\n\t\r'"#, "\n\t\r"),
        ValueCase(#"'\\d+\.\*'"#, #"\d+.*"#),
        ValueCase(#"'\101\x42\X43\u0044\U0045'"#, "ABCDE"),
        ValueCase(#"'\0012'"#, "\u{1}2"),
        ValueCase(#"'\u00e9\uD83D\uDE00'"#, "é😀"),
        ValueCase("'\u{0}\u{7F}\u{9F}'", "\u{0}\u{7F}\u{9F}"),
        ValueCase("'größe 名前 😀'", "größe 名前 😀"),
        ValueCase(#"'\ö'"#, "ö"),
        ValueCase("'a\nb'", "a\nb"),
        ValueCase("'%@ $X #y @z (('", "%@ $X #y @z (("),
    ]

    @Test func stringsPrintInQuotationMarks() {
        #expect(Tree("a\"b'c\\d\n\u{1}é").format == #""a\"b'c\\d\n\u0001é""#)
    }

    @Test func decomposedLettersStayAsTheyAre() throws {
        let tree = try PredicateParser().expression(from: "'e\u{301}'")
        #expect(Array(tree.format.utf8) == Array("\"e\u{301}\"".utf8))
    }
}
