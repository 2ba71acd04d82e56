import ModelcPredicates
import Testing

@Suite struct ComparisonTests {
    @Test(arguments: cases) func isRead(_ case: ConditionCase) throws { try check(`case`.text, `case`.expected) }

    static let cases = operators + words + sides + options + modifiers

    private static let operators = [
        ConditionCase("a = 1", compare(path("a"), .equal, 1)),
        ConditionCase("a == 1", compare(path("a"), .equal, 1)),
        ConditionCase("a==1", compare(path("a"), .equal, 1)),
        ConditionCase("a != 1", compare(path("a"), .notEqual, 1)),
        ConditionCase("a <> 1", compare(path("a"), .notEqual, 1)),
        ConditionCase("a < 1", compare(path("a"), .less, 1)),
        ConditionCase("a <= 1", compare(path("a"), .lessOrEqual, 1)),
        ConditionCase("a =< 1", compare(path("a"), .lessOrEqual, 1)),
        ConditionCase("a > 1", compare(path("a"), .greater, 1)),
        ConditionCase("a >= 1", compare(path("a"), .greaterOrEqual, 1)),
        ConditionCase("a => 1", compare(path("a"), .greaterOrEqual, 1)),
        ConditionCase("a<-1", compare(path("a"), .less, -1)),
        ConditionCase("a=-1", compare(path("a"), .equal, -1)),
        ConditionCase("a BETWEEN {1, $X}", compare(path("a"), .between, list(1, variable("X")))),
        ConditionCase("a BETWEEN $LIMITS", compare(path("a"), .between, variable("LIMITS"))),
        ConditionCase("a IN {'x', 'y'}", compare(path("a"), .in, list("x", "y"))),
        ConditionCase("a IN {}", compare(path("a"), .in, list())),
        ConditionCase("a CONTAINS 'x'", compare(path("a"), .contains, "x")),
        ConditionCase("a BEGINSWITH 'x'", compare(path("a"), .beginsWith, "x")),
        ConditionCase("a ENDSWITH 'x'", compare(path("a"), .endsWith, "x")),
        ConditionCase("a LIKE 'x*'", compare(path("a"), .like, "x*")),
        ConditionCase("a MATCHES 'x.*'", compare(path("a"), .matches, "x.*")),
        ConditionCase("a UTI-CONFORMS-TO 'public.data'", compare(path("a"), .conformsToType, "public.data")),
        ConditionCase("a UTI-EQUALS'public.data'", compare(path("a"), .equalsType, "public.data")),
    ]

    private static let words = [
        ConditionCase("a in $X", compare(path("a"), .in, variable("X"))),
        ConditionCase("a Between $X", compare(path("a"), .between, variable("X"))),
        ConditionCase("a beginsWith $X", compare(path("a"), .beginsWith, variable("X"))),
        ConditionCase("a uti-Conforms-to $X", compare(path("a"), .conformsToType, variable("X"))),
        ConditionCase("a-b == 1", compare(binary(path("a"), .subtract, path("b")), .equal, 1)),
        ConditionCase("uti-a == 1", compare(binary(path("uti"), .subtract, path("a")), .equal, 1)),
        ConditionCase(
            "uti-equalsx == 1", compare(binary(path("uti"), .subtract, path("equalsx")), .equal, 1)),
    ]

    private static let sides = [
        ConditionCase("$A == $B", compare(variable("A"), .equal, variable("B"))),
        ConditionCase("$A == a", compare(variable("A"), .equal, path("a"))),
        ConditionCase("1 == 1", compare(1, .equal, 1)),
        ConditionCase("true == true", compare(yes, .equal, yes)),
        ConditionCase("SELF IN $X", compare(evaluatedObject, .in, variable("X"))),
        ConditionCase("(a) == ((b))", compare(path("a"), .equal, path("b"))),
        ConditionCase(
            "((a + 1)) * 2 > (b)", compare(binary(binary(path("a"), .add, 1), .multiply, 2), .greater, path("b"))),
        ConditionCase(
            "bookUUID == $FETCH_SOURCE.uuid",
            compare(path("bookUUID"), .equal, path("uuid", on: variable("FETCH_SOURCE")))),
    ]

    private static let options = [
        ConditionCase("a ==[c] 'x'", compare(path("a"), .equal, "x", options: .caseInsensitive)),
        ConditionCase(
            "a CONTAINS[cd] 'x'",
            compare(path("a"), .contains, "x", options: [.caseInsensitive, .diacriticInsensitive])),
        ConditionCase(
            "a CONTAINS [DC] 'x'",
            compare(path("a"), .contains, "x", options: [.caseInsensitive, .diacriticInsensitive])),
        ConditionCase("a LIKE[ n ] 'x'", compare(path("a"), .like, "x", options: .normalized)),
        ConditionCase("a <[l] 'x'", compare(path("a"), .less, "x", options: .localeSensitive)),
        ConditionCase(
            "a IN[cdnl] $X",
            compare(
                path("a"), .in, variable("X"),
                options: [.caseInsensitive, .diacriticInsensitive, .normalized, .localeSensitive])),
    ]

    private static let modifiers = [
        ConditionCase("ANY a.b == 1", compare(path("a.b"), .equal, 1, .any)),
        ConditionCase("some a.b == 1", compare(path("a.b"), .equal, 1, .any)),
        ConditionCase("All a.b >= 1", compare(path("a.b"), .greaterOrEqual, 1, .all)),
        ConditionCase("NONE a.b IN $X", compare(path("a.b"), .in, variable("X"), .none)),
        ConditionCase("ANY (a.b) + 1 == 2", compare(binary(path("a.b"), .add, 1), .equal, 2, .any)),
        ConditionCase(
            "NOT ANY a == 1 AND b == 2", and(not(compare(path("a"), .equal, 1, .any)), compare(path("b"), .equal, 2))),
    ]
}

@Suite struct CompoundTests {
    @Test(arguments: cases) func isRead(_ case: ConditionCase) throws { try check(`case`.text, `case`.expected) }

    private static let a = compare(path("a"), .equal, 1)
    private static let b = compare(path("b"), .equal, 2)
    private static let c = compare(path("c"), .equal, 3)

    static let cases = [
        ConditionCase("a == 1 AND b == 2", and(a, b)),
        ConditionCase("a == 1 && b == 2", and(a, b)),
        ConditionCase("a == 1 and b == 2 AnD c == 3", and(a, b, c)),
        ConditionCase("a == 1 OR b == 2 || c == 3", or(a, b, c)),
        ConditionCase("a == 1 OR b == 2 AND c == 3", or(a, and(b, c))),
        ConditionCase("a == 1 AND b == 2 OR c == 3", or(and(a, b), c)),
        ConditionCase("a == 1 AND (b == 2 OR c == 3)", and(a, or(b, c))),
        ConditionCase("(a == 1 AND b == 2) AND c == 3", and(and(a, b), c)),
        ConditionCase("a == 1 AND (b == 2 AND c == 3)", and(a, and(b, c))),
        ConditionCase("((a == 1))", a),
        ConditionCase("NOT a == 1", not(a)),
        ConditionCase("!a == 1", not(a)),
        ConditionCase("!(a == 1)", not(a)),
        ConditionCase("not(a == 1)", not(a)),
        ConditionCase("NOT NOT a == 1", not(not(a))),
        ConditionCase("NOT a == 1 AND b == 2", and(not(a), b)),
        ConditionCase("a == 1 AND NOT b == 2 OR c == 3", or(and(a, not(b)), c)),
        ConditionCase("NOT (a == 1 OR b == 2)", not(or(a, b))),
        ConditionCase("NOT a IN {1}", not(compare(path("a"), .in, list(1)))),
        ConditionCase("TRUEPREDICATE", Condition(.truth(true))),
        ConditionCase("falsePredicate OR a == 1", or(Condition(.truth(false)), a)),
        ConditionCase("NOT TRUEPREDICATE", not(Condition(.truth(true)))),
        ConditionCase("\n\ta == 1\r\n", a),
    ]
}

/// Every node has its position.
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

/// The precedence of two operators.
@Suite struct PredicateOperatorTests {
    @Test(arguments: cases) func isRead(_ case: ValueCase) throws { try check(`case`.text, `case`.expected) }

    private static let a = path("a")

    static let cases = [
        ValueCase("a -1", binary(a, .subtract, 1)),
        ValueCase("a--1", binary(a, .subtract, -1)),
        ValueCase("-a", negative(a)),
        ValueCase("-a.b", negative(path("a.b"))),
        ValueCase("--1", negative(-1)),
        ValueCase("-(1)", negative(1)),
        ValueCase("-$x * 2", binary(negative(variable("x")), .multiply, 2)),
        ValueCase("-2 ** 2", binary(-2, .power, 2)),
        ValueCase("2 ** 3 ** 4", binary(2, .power, binary(3, .power, 4))),
        ValueCase("(2 ** 3) ** 4", binary(binary(2, .power, 3), .power, 4)),
        ValueCase("2 ** -1", binary(2, .power, -1)),
        ValueCase("1 - 2 - 3", binary(binary(1, .subtract, 2), .subtract, 3)),
        ValueCase("1 - (2 - 3)", binary(1, .subtract, binary(2, .subtract, 3))),
        ValueCase("8 / 4 / 2", binary(binary(8, .divide, 4), .divide, 2)),
        ValueCase("(1 + 2) * 3", binary(binary(1, .add, 2), .multiply, 3)),
        ValueCase("~a & 1", binary(Tree(.complement(a)), .bitAnd, 1)),
        ValueCase("a UNION b MINUS c", binary(binary(a, .union, path("b")), .minus, path("c"))),
        ValueCase("a intersect {1}", binary(a, .intersect, list(1))),
    ]

    /// In every pair, the operator with the lower precedence is above the other one, on either side.
    @Test func everyPair() throws {
        for (rank, group) in ranks.enumerated() {
            for weak in group {
                for strong in ranks[(rank + 1)...].joined() {
                    let right = binary(1, weak, binary(2, strong, 3))
                    try check("1 \(weak.rawValue) 2 \(strong.rawValue) 3", right)
                    let left = binary(binary(1, strong, 2), weak, 3)
                    try check("1 \(strong.rawValue) 2 \(weak.rawValue) 3", left)
                }
                for equal in group where weak != .power {
                    let chain = binary(binary(1, weak, 2), equal, 3)
                    try check("1 \(weak.rawValue) 2 \(equal.rawValue) 3", chain)
                }
            }
        }
    }

    @Test func everyOperatorBindsMoreStronglyThanAComparison() throws {
        for known in BinaryOperator.allCases {
            let sum = binary(path("a"), known, path("b"))
            try check("a \(known.rawValue) b == a \(known.rawValue) b", compare(sum, .equal, sum))
        }
    }

    private let ranks: [[BinaryOperator]] = [
        [.union, .intersect, .minus], [.bitOr], [.bitXor], [.bitAnd], [.shiftLeft, .shiftRight], [.add, .subtract],
        [.multiply, .divide], [.power],
    ]
}
