import ModelcPredicates
import Testing

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
