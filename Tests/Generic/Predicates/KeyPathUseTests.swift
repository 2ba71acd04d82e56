import ModelcPredicates
import Testing

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
