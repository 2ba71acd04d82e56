import ModelcPredicates
import Testing

@Suite struct CallTests {
    @Test(arguments: cases) func isRead(_ case: ValueCase) throws { try check(`case`.text, `case`.expected) }

    private static let x = variable("x")
    private static let adult = compare(path("age", on: variable("x")), .greater, 18)

    static let cases = functions + special + subqueries + mappings

    private static let functions = [
        ValueCase("now()", call("now")),
        ValueCase("now ( )", call("now")),
        ValueCase("canonical:(title)", call("canonical:", path("title"))),
        ValueCase("sum:({1, 2, a})", call("sum:", list(1, 2, path("a")))),
        ValueCase("add:to:(1, b)", call("add:to:", 1, path("b"))),
        ValueCase("modulus:by:(a, 2) + 1", binary(call("modulus:by:", path("a"), 2), .add, 1)),
        ValueCase("max:(a.b)", call("max:", path("a.b"))),
        ValueCase("length(a)", call("length", path("a"))),
        ValueCase("size(a)", call("size", path("a"))),
        ValueCase("and:(1)", call("and:", 1)),
        ValueCase("f::(1, 2)", call("f::", 1, 2)),
    ]

    private static let special = [
        ValueCase("CAST(1, \"NSNumber\")", Tree(.cast(1, type: "NSNumber"))),
        ValueCase("cast(a.b, 'NSDate') + 1", binary(Tree(.cast(path("a.b"), type: "NSDate")), .add, 1)),
        ValueCase("FETCH(a, b, NO)", call("FETCH", path("a"), path("b"), no)),
        ValueCase("fetch()", call("FETCH")),
        ValueCase("TERNARY(a == 1, 2, b)", Tree(.ternary(compare(path("a"), .equal, 1), 2, path("b")))),
        ValueCase(
            "TERNARY((a == 1 OR TRUEPREDICATE), 2, 3)",
            Tree(.ternary(or(compare(path("a"), .equal, 1), Condition(.truth(true))), 2, 3))),
    ]

    private static let subqueries = [
        ValueCase("SUBQUERY(people, $x, $x.age > 18)", subquery(path("people"), "x", adult)),
        ValueCase(
            "subquery(people, $x, ($x.age > 18)).@count", path("@count", on: subquery(path("people"), "x", adult))),
        ValueCase(
            "SUBQUERY(a, $x, SUBQUERY($x.b, $y, $y.c == $x.c).@count > 0)[FIRST]",
            element(
                subquery(
                    path("a"), "x",
                    compare(
                        path(
                            "@count",
                            on: subquery(
                                path("b", on: x), "y",
                                compare(path("c", on: variable("y")), .equal, path("c", on: x)))),
                        .greater, 0)),
                .first)),
    ]

    /// Value expressions in mapping models.
    private static let mappings = [
        ValueCase("$source.a.b", path("a.b", on: variable("source"))),
        ValueCase("\"abc\"", "abc"),
        ValueCase("1", 1),
        ValueCase("YES", yes),
        ValueCase("FUNCTION($entityPolicy, \"makeID\")", message(variable("entityPolicy"), "makeID")),
        ValueCase(
            """
            FUNCTION($manager, "destinationInstancesForEntityMappingNamed:sourceInstances:", "PersonToPerson", \
            $source.owner)
            """,
            message(
                variable("manager"), "destinationInstancesForEntityMappingNamed:sourceInstances:", "PersonToPerson",
                path("owner", on: variable("source")))),
        ValueCase(
            """
            FUNCTION($manager, "destinationInstancesForSourceRelationshipNamed:sourceInstances:", "cars", $source.cars)
            """,
            message(
                variable("manager"), "destinationInstancesForSourceRelationshipNamed:sourceInstances:", "cars",
                path("cars", on: variable("source")))),
    ]

    private static func message(_ receiver: Tree, _ selector: String, _ arguments: Tree...) -> Tree {
        Tree(.message(receiver: receiver, selector: selector, arguments: arguments))
    }
}
