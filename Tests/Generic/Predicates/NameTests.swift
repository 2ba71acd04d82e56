import ModelcPredicates
import Testing

/// Names, and the words of the language that look like them.
@Suite struct NameTests {
    @Test(arguments: cases) func isRead(_ case: ValueCase) throws { try check(`case`.text, `case`.expected) }

    static let cases = words + paths + reserved

    /// Names that only begin with a word of the language.
    private static let words = [
        "inventory", "ordinal", "nothing", "anyone", "trueName", "android", "orange", "nota", "island", "allowed",
        "nonempty", "likes", "matchesPlayed", "containsX", "betweenness", "nullable", "nilly", "selfie", "noDate",
        "yesterday", "firstName", "lastName", "sizes", "subqueryX", "_any", "ANY1", "unionized", "utiEquals",
    ].map { ValueCase($0, path($0)) }

    private static let paths = [
        ValueCase("a.b.c", path("a.b.c")),
        ValueCase("a . b", path("a.b")),
        ValueCase("(a.b).c", path("a.b.c")),
        ValueCase("größe", path("größe")),
        ValueCase("имя.名前", path("имя.名前")),
        ValueCase("e\u{301}tat", path("e\u{301}tat")),
        ValueCase("tasks.@count", path("tasks.@count")),
        ValueCase("@count", path("@count")),
        ValueCase("a.b.@sum", path("a.b.@sum")),
        ValueCase("a.@avg.b", path("a.@avg.b")),
        ValueCase("a.@distinctUnionOfObjects.b.@max.c", path("a.@distinctUnionOfObjects.b.@max.c")),
        ValueCase("a.@strange", path("a.@strange")),
        ValueCase("$x", variable("x")),
        ValueCase("$any", variable("any")),
        ValueCase("$x.a.b", path("a.b", on: variable("x"))),
        ValueCase("SELF", evaluatedObject),
        ValueCase("self.a", path("a", on: evaluatedObject)),
        ValueCase("a[0]", element(path("a"), .value(0))),
        ValueCase("a[first]", element(path("a"), .first)),
        ValueCase("a.b[LAST].c", path("c", on: element(path("a.b"), .last))),
        ValueCase("a[SIZE]", element(path("a"), .size)),
        ValueCase("a[b + 1]['k']", element(element(path("a"), .value(binary(path("b"), .add, 1))), .value("k"))),
        ValueCase("now().a", path("a", on: call("now"))),
        ValueCase("(a + b).c", path("c", on: binary(path("a"), .add, path("b")))),
        ValueCase("ANYKEY", Tree(.anyKey)),
    ]

    private static let reserved = [
        ValueCase("#any", path("any")),
        ValueCase("#any.#first.#IN", path("any.first.IN")),
        ValueCase("#plain", path("plain")),
        ValueCase("a.size", path("a.size")),
        ValueCase("a.in.all", path("a.in.all")),
        ValueCase("size", path("size")),
        ValueCase("first.last", path("first.last")),
        ValueCase("a[#first]", element(path("a"), .value(path("first")))),
        ValueCase("fetch", path("fetch")),
        ValueCase("function.cast", path("function.cast")),
        ValueCase("union UNION minus", binary(path("union"), .union, path("minus"))),
        ValueCase("ci", path("ci")),
        ValueCase("#fetch(1)", call("fetch", 1)),
    ]

    @Test(arguments: [
        "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "IN", "BETWEEN", "LIKE", "MATCHES", "CONTAINS",
        "BEGINSWITH", "ENDSWITH", "NULL", "NIL", "TRUE", "YES", "FALSE", "NO", "SELF", "ANYKEY", "TRUEPREDICATE",
        "FALSEPREDICATE", "FIRST", "LAST", "SIZE", "SUBQUERY", "FETCH", "CAST", "CASEINSENSITIVE", "CI", "FUNCTION",
        "TERNARY", "UNION", "INTERSECT", "MINUS",
    ])
    func reservedWordsAreProtected(_ word: String) throws {
        for spelling in [word, word.lowercased()] {
            let tree = path("a.\(spelling)")
            #expect(tree.format == "a.#\(spelling)")
            try check("#\(spelling)", path(spelling))
            try check("#\(spelling).#\(spelling)", path("\(spelling).\(spelling)"))
            try check("$\(spelling)", variable(spelling))
        }
    }

    @Test func collectionOperatorsAreKnown() throws {
        for known in CollectionOperator.allCases {
            let use = try #require(try PredicateParser().expression(from: "a.@\(known.rawValue)").keyPathUses.first)
            #expect(use.components.map(\.collectionOperator) == [nil, known])
            #expect(use.components.map(\.name) == ["a", nil])
        }
    }
}
