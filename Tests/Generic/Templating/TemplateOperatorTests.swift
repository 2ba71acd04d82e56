import Testing

@Suite struct TemplateOperatorTests {
    @Test(arguments: [
        ("isOpen or isFull", true), ("isFull || isFull", false), ("isOpen and isFull", false),
        ("isOpen && isOpen", true),
        ("!isFull", true), ("! isOpen", false), ("!!isOpen", true), ("isOpen OR isFull", true),
        ("count == 3", true), ("count = 3", true), ("count eq 3", true), ("count != 3", false), ("count ne 3", false),
        ("count neq 4", true), ("count EQ 3", true), ("count == 3.0", true), ("ratio > 2", true),
        ("2 < 3", true), ("2 lt 2", false), ("3 > 2", true), ("2 gt 3", false), ("2 <= 2", true), ("2 =< 2", true),
        ("2 le 1", false), ("2 >= 3", false), ("3 => 3", true), ("3 ge 4", false), ("'a' < 'b'", true),
        ("'B' < 'a'", true), ("'b' <= 'a'", false), ("'a' >= 'a'", true), ("name == 'oak shelf'", true),
        ("count in (1, 3)", true), ("count notin (1, 3)", false), ("'red' in tags", true), ("'blue' NOTIN tags", true),
        ("'x' in dynamic.absent", false), ("note in ('a', nil)", false), ("missing in ('a', nil)", true),
        ("missing == nil", true), ("note != nil", true), ("nil == nil", true), ("note == 'dusty'", true),
        ("missing == 'a'", false),
        ("best == books.@first", true), ("best != books.@last", true), ("isOpen == true", true),
        ("maybe == false", true),
        ("dynamic.zero == 0", true), ("dynamic.half < 1", true),
    ])
    func conditions(expression: String, expected: Bool) {
        #expect(output("<$if \(expression)$>yes<$else$>no<$endif$>") == (expected ? "yes" : "no"))
        #expect(output("<$\(expression)$>") == String(expected))
    }

    @Test(arguments: [
        ("1 + 2", "3"), ("1 - 2", "-1"), ("1 -2", "-1"), ("2 * 3", "6"), ("7 / 2", "3"), ("7 % 3", "1"),
        ("-count", "-3"),
        ("- count", "-3"), ("--count", "3"), ("7 / 2.0", "3.5"), ("1 + 0.5", "1.5"), ("0.5 + 0.5", "1"),
        ("-ratio", "-2.5"),
        ("'a' + 'b'", "ab"), ("(1 + 2)", "3"), ("((1))", "1"), ("(count)*2", "6"), ("1.5 - 1", "0.5"), ("2 * 2.5", "5"),
    ])
    func arithmetic(expression: String, expected: String) {
        #expect(output("<$\(expression)$>") == expected)
    }

    /// For each pair of adjacent levels of precedence, and for the order within a level.
    @Test(arguments: [
        ("true or false and false", "true"), ("(true or false) and false", "false"),
        ("true and 1 == 2", "false"), ("false == (true and false)", "true"), ("false == true and false", "false"),
        ("true == 1 < 2", "true"), ("1 < 2 == true", "true"), ("1 + 1 < 3", "true"), ("3 > 1 + 1", "true"),
        ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("2 * -3", "-6"), ("-2 + 3", "1"), ("10 - 4 - 3", "3"),
        ("16 / 4 / 2", "2"), ("7 % 4 * 2", "6"), ("!isFull and isOpen", "true"), ("!(isFull or isOpen)", "false"),
        ("!isFull == true", "true"), ("count in (1, 3) and isOpen", "true"), ("1 + 2 in (3, 4)", "true"),
        ("true or true and false or false", "true"), ("1 == 1 != false", "true"),
    ])
    func precedence(expression: String, expected: String) {
        #expect(output("<$\(expression)$>") == expected)
    }

    @Test func theRightSideIsNotLookedAtInVain() {
        #expect(output("<$isOpen or 1 / 0 == 1$>") == "true")
        #expect(output("<$isFull and 1 / 0 == 1$>") == "false")
    }

    @Test(arguments: [
        ("1 / 0", "1:5 arithmetic"), ("1 % 0", "1:5 arithmetic"), ("1.0 / 0", "1:7 arithmetic"),
        ("9223372036854775807 + 1", "1:23 arithmetic"), ("-dynamic.text", "1:3 wrong-kind"),
        ("dynamic.text - 1", "1:16 wrong-kind"), ("dynamic.text < 1", "1:16 wrong-kind"),
        ("dynamic.text == 1", "1:16 wrong-kind"), ("1 in dynamic.text", "1:5 wrong-kind"),
        ("dynamic.absent + 1", "1:18 wrong-kind"), ("(dynamic.list, 1) == nil", ""),
        ("1 in (dynamic.list, 1)", "1:17 wrong-kind"),
    ])
    func problemsOfValues(expression: String, expected: String) {
        let text = output("<$\(expression)$>")
        let parts = expected.split(separator: " ")
        guard parts.count == 2 else { return }
        #expect(text.hasPrefix("rendering: main:\(parts[0]): \(parts[1]): "), "\(text)")
    }

    @Test(arguments: [
        ("count == 'a'", "1:9 wrong-kind"), ("isOpen == 1", "1:10 wrong-kind"), ("best == name", "1:8 wrong-kind"),
        ("best == best.author", "1:8 wrong-kind"), ("tags == tags", "1:8 wrong-kind"),
        ("info == nil", "1:8 wrong-kind"),
        ("name == nil", "1:8 wrong-kind"), ("nil != count", "1:7 wrong-kind"), ("limit < 3", "1:9 wrong-kind"),
        ("isOpen < isFull", "1:10 wrong-kind"), ("name - 1", "1:8 wrong-kind"), ("name * name", "1:8 wrong-kind"),
        ("name + 1", "1:8 wrong-kind"), ("1.5 % 2", "1:7 wrong-kind"), ("-name", "1:3 wrong-kind"),
        ("-limit", "1:3 wrong-kind"),
        ("count in 3", "1:9 wrong-kind"), ("'a' in (1, 2)", "1:7 wrong-kind"), ("count in (1, 'a')", "1:16 wrong-kind"),
        ("(tags, tags).@count", "1:4 wrong-kind"), ("tags[1]", "1:7 wrong-kind"), ("info[1]", "1:8 wrong-kind"),
    ])
    func problemsOfTypes(expression: String, expected: String) {
        let places = Compiling("<$\(expression)$>").places
        #expect(places.first == expected, "\(Compiling("<$\(expression)$>").problems)")
    }
}

@Suite struct TruthTests {
    @Test(arguments: [
        ("isOpen", true), ("isFull", false), ("note", true), ("missing", false), ("limit", true), ("best", true),
        ("best.author", true), ("books.@last.author", false), ("tags", true), ("noTags", false), ("maybeTags", false),
        ("info", true), ("info.b", true), ("info.c", false), ("nil", false), ("dynamic.yes", true),
        ("dynamic.no", false),
        ("dynamic.text", true), ("dynamic.absent", false), ("dynamic.list", true), ("dynamic.empty", false),
        ("dynamic.book", true), ("dynamic.dictionary", false), ("tags and note", true), ("noTags or missing", false),
        ("!noTags", true), ("!missing", true),
    ])
    func truth(expression: String, expected: Bool) {
        #expect(output("<$if \(expression)$>yes<$else$>no<$endif$>") == (expected ? "yes" : "no"))
    }

    @Test(arguments: [
        "name", "count", "ratio", "maybe", "best.shelf.books.@first.title.length", "books.@first.shelf.count", "''",
        "0",
    ])
    func whatIsNeitherTrueNorFalse(expression: String) {
        // The last two of these are optional, and can therefore be conditions.
        let isOptional = expression.contains("@first")
        #expect(Compiling("<$if \(expression)$>x<$endif$>").places == (isOptional ? [] : ["1:6 doubtful-truth"]))
    }

    @Test func anObjectThatIsAlwaysThereIsNoCondition() {
        let compiling = Compiling("<$foreach B books$><$if B$>x<$endif$><$endforeach$>")
        #expect(
            compiling.problems == [
                "main:1:25: doubtful-truth: The condition is an object of type Book, which is neither true nor false"
            ])
        #expect(compiling.helps == ["An object is always present: test one of its keys."])
    }

    @Test(arguments: ["isOpen and count", "count or isOpen", "!count"])
    func operandsAreConditionsToo(expression: String) {
        #expect(Compiling("<$\(expression)$>").places.map { $0.split(separator: " ")[1] } == ["doubtful-truth"])
    }

    @Test func numbersOfUnknownTypeAreNoConditions() {
        #expect(
            output("<$if dynamic.zero$>x<$endif$>")
                == "rendering: main:1:14: doubtful-truth: The condition is an integer, which is neither true nor false")
    }
}
