import ModelcPredicates
import Testing

/// Every node knows where it stands.
@Suite struct RangeTests {
    @Test func comparison() throws {
        let text = "  NOT (ä.b == $NAME) "
        let predicate = try PredicateParser().predicate(from: text)
        #expect(excerpt(text, predicate.range) == "NOT (ä.b == $NAME)")
        let path = try #require(predicate.keyPathUses.first)
        #expect(excerpt(text, path.range) == "ä.b")
        #expect(path.components.map { excerpt(text, $0.range) } == ["ä", "b"])
        let use = try #require(predicate.variables.first?.uses.first)
        #expect(excerpt(text, use.range) == "$NAME")
        #expect(use.comparison.map { excerpt(text, $0.otherSide.range) } == "ä.b")
    }

    @Test(arguments: [
        ("((a + 1)) * 2", "((a + 1)) * 2"), ("(a)", "a"), (" now( ) ", "now( )"), ("(a).b", "(a).b"),
        ("a [ 0 ] ", "a [ 0 ]"), ("- 1", "- 1"), ("-a", "-a"), ("{ 1 , 2 }", "{ 1 , 2 }"),
        ("#any.@count", "#any.@count"),
        ("SUBQUERY(a, $x, $x == 1).@count ", "SUBQUERY(a, $x, $x == 1).@count"),
    ])
    func value(_ text: String, _ expected: String) throws {
        #expect(excerpt(text, try PredicateParser().expression(from: text).range) == expected)
    }

    private func excerpt(_ text: String, _ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
}
