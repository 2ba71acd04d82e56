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

@Suite struct CanonicalFormatTests {
    @Test(arguments: [
        ("a=1", "a == 1"),
        ("a<>'x'&&!b=<2", "a != \"x\" AND NOT (b <= 2)"),
        ("some a.b beginswith[DC] \"x\"", "ANY a.b BEGINSWITH[cd] \"x\""),
        ("a == 1 or b == 2 and c == yes", "a == 1 OR (b == 2 AND c == TRUE)"),
        ("(a == 1 AND b == 2) AND c == nil", "(a == 1 AND b == 2) AND c == NULL"),
        ("a in {1,'x',$y.z}", "a IN {1, \"x\", $y.z}"),
        ("((a+1))*2-b == 0x10", "(a + 1) * 2 - b == 16"),
        ("a&4 == -b", "a & 4 == -b"),
        ("(a&4)|1 == 1.50", "(a & 4) | 1 == 1.5"),
        ("a-(b-c) == a-b-c", "a - (b - c) == a - b - c"),
        ("-(1) == -1 ** 2", "-(1) == (-1) ** (2)"),
        ("subquery(#any,$x,$x.#in==1).@count>0", "SUBQUERY(#any, $x, $x.#in == 1).@count > 0"),
        ("function(a,'f:',1) == cast(b,'T')", "FUNCTION(a, \"f:\", 1) == CAST(b, \"T\")"),
        ("ternary(a==1,b[first],c[size]) == f:g:(1,2)", "TERNARY(a == 1, b[FIRST], c[SIZE]) == f:g:(1, 2)"),
        ("truepredicate || not falsepredicate", "TRUEPREDICATE OR NOT FALSEPREDICATE"),
        ("NOT NOT a == 1", "NOT (NOT (a == 1))"),
    ])
    func isPrinted(_ text: String, _ expected: String) throws {
        let read = try PredicateParser().predicate(from: text)
        #expect(read.format == expected)
        #expect(try PredicateParser().predicate(from: expected) == read)
    }
}

/// Which key paths a text mentions, and what they start from.
@Suite struct KeyPathUseTests {
    @Test func everyPlace() throws {
        let text = """
            NOT (a == f:(b.c)) AND ANY d.e IN {g, h[i]} OR TERNARY(j == 1, k, l) > m + -n
            OR FUNCTION(o, 's', p) == CAST(q, 't') AND r BETWEEN t.@count
            """
        #expect(
            try read(text).map(name) == [
                "a", "b.c", "d.e", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "t.@count",
            ])
        #expect(try read(text).allSatisfy { $0.scope == .root })
    }

    @Test func scopes() throws {
        let uses = try read("a == 1 AND SELF.b == 1 AND $V.c == 1 AND a[0].d == 1 AND now().e == 1 AND SELF == 1")
        #expect(uses.map(name) == ["a", "b", "c", "a", "d", "e"])
        #expect(uses.map(\.scope) == [.root, .root, .variable("V"), .root, .value, .value])
    }

    @Test func nestedSubqueries() throws {
        let uses = try read("SUBQUERY(a, $x, SUBQUERY($x.b, $y, $y.c == $x.d AND e == 1).@count > 0).@count > 0")
        #expect(uses.map(name) == ["a", "b", "c", "d", "e", "@count", "@count"])
        let first = KeyPathScope.element(variable: "x", of: uses[0])
        #expect(
            uses.map(\.scope) == [
                .root, first, .element(variable: "y", of: uses[1]), first, .root, .value, .value,
            ])
    }

    @Test func innerVariablesHideOuterOnes() throws {
        let uses = try read("SUBQUERY(a, $x, SUBQUERY(b, $x, $x.c == 1).@count > $x.d).@count > 0")
        #expect(uses.map(name) == ["a", "b", "c", "@count", "d", "@count"])
        #expect(uses[2].scope == .element(variable: "x", of: uses[1]))
        #expect(uses[4].scope == .element(variable: "x", of: uses[0]))
    }

    @Test func aCollectionThatIsNoKeyPath() throws {
        let uses = try read("SUBQUERY(FETCH($R, $C, NO), $x, $x.a == 1).@count > 0")
        #expect(uses.map(\.scope) == [.element(variable: "x", of: nil), .value])
    }

    private func read(_ text: String) throws -> [KeyPathUse] { try PredicateParser().predicate(from: text).keyPathUses }

    private func name(_ use: KeyPathUse) -> String {
        Tree(.keyPath(base: nil, components: use.components)).format
    }
}
