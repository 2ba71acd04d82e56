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
