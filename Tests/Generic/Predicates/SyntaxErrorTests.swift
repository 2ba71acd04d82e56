import ModelcPredicates
import Testing

/// Every error has its exact position.
@Suite struct SyntaxErrorTests {
    struct Problem: Sendable, CustomTestStringConvertible {
        let text: String
        let offset: Int
        let message: String
        var testDescription: String { text }

        init(_ text: String, _ offset: Int, _ message: String) {
            self.text = text
            self.offset = offset
            self.message = message
        }
    }

    @Test(arguments: lexical + structural + kinds + calls) func isReported(_ problem: Problem) throws {
        let error = #expect(throws: PredicateSyntaxError.self) { try PredicateParser().predicate(from: problem.text) }
        #expect(error?.offset == problem.offset)
        #expect(error?.message == problem.message)
        #expect((error?.range.upperBound ?? 0) <= problem.text.utf8.count)
    }

    private static let lexical = [
        Problem("", 0, "the text is empty"),
        Problem(" \n", 2, "the text is empty"),
        Problem(
            "name == %@", 8, "'%' begins a placeholder, and a stored predicate has no arguments to put in its place"),
        Problem("%K == 1", 0, "'%' begins a placeholder, and a stored predicate has no arguments to put in its place"),
        Problem("a == 'x", 5, "a string that does not end"),
        Problem(#"a == "x\"#, 5, "a string that does not end"),
        Problem(#"a == 'x\'"#, 5, "a string that does not end"),
        Problem(#"a == 'x\u12'"#, 7, "an incomplete character code"),
        Problem(#"a == 'x\x4'"#, 7, "an incomplete character code"),
        Problem(#"a == '\0'"#, 6, "an incomplete character code"),
        Problem(#"a == '\uD83Dx'"#, 6, "half of a surrogate pair"),
        Problem(#"a == '\uD83D\u0041'"#, 6, "half of a surrogate pair"),
        Problem(#"a == '\uDE00'"#, 6, "half of a surrogate pair"),
        Problem("a == 1abc", 5, "a number and a name without a space between them"),
        Problem("a == 0x", 5, "'0x' without digits"),
        Problem("a == 0b12", 5, "a number and a name without a space between them"),
        Problem("a == 0xFFFFFFFFFFFFFFFF", 5, "the number '0xFFFFFFFFFFFFFFFF' is too large"),
        Problem("a == 1e999", 5, "the number '1e999' is too large"),
        Problem("a == $", 5, "'$' without a name behind it"),
        Problem("a == $1", 5, "'$' without a name behind it"),
        Problem("# a == 1", 0, "'#' without a name behind it"),
        Problem("a.@ == 1", 2, "'@' without a name behind it"),
        Problem("a ? b", 2, "unexpected '?'"),
        Problem("a == \u{201C}x\u{201D}", 5, "unexpected '\u{201C}'"),
        Problem("ä == 1\u{A0}", 7, "unexpected '\u{A0}'"),
        Problem("a\\b == 1", 1, "unexpected '\\'"),
    ]

    private static let structural = [
        Problem("a ==", 4, "expected a value, found the end"),
        Problem("a == == 1", 5, "expected a value, found '=='"),
        Problem("a === 1", 4, "expected a value, found '='"),
        Problem("== 1", 0, "expected a value, found '=='"),
        Problem("a == 1 AND", 10, "expected a value, found the end"),
        Problem("AND a == 1", 0, "expected a value, found 'AND'"),
        Problem("contains.x == 1", 0, "expected a value, found 'contains'"),
        Problem("a == 1 b == 2", 7, "expected an operator or the end, found 'b'"),
        Problem("a b == 2", 2, "expected an operator or the end, found 'b'"),
        Problem("a NOT IN $X", 2, "expected an operator, found 'NOT'"),
        Problem("a IS NULL", 2, "expected an operator, found 'IS'"),
        Problem("a := 1", 2, "':=' assigns, which a stored predicate cannot do"),
        Problem("(a == 1", 7, "expected ')' after 'a == 1', found the end"),
        Problem("a == 1)", 6, "')' closes nothing"),
        Problem("a == 1]", 6, "']' closes nothing"),
        Problem("()", 1, "expected a value, found ')'"),
        Problem("a. == 1", 3, "expected a property's name behind '.', found '=='"),
        Problem("a.5 == 1", 1, "expected an operator or the end, found '.5'"),
        Problem(".a == 1", 0, "expected a value, found '.'"),
        Problem("a[0 == 1", 2, "'0 == 1' is a condition where a value is needed"),
        Problem("a[0", 3, "expected ']' after an index, found the end"),
        Problem("a[] == 1", 2, "expected a value, found ']'"),
        Problem("a[FIRST.b] == 1", 7, "expected ']' after an index, found '.'"),
        Problem("a IN {1, }", 9, "expected a value, found '}'"),
        Problem("a IN {1 2}", 8, "expected '}' or ',' in a list, found '2'"),
        Problem("a CONTAINS[x] 'b'", 11, "expected options of a comparison, found 'x'"),
        Problem("a CONTAINS[] 'b'", 11, "expected options of a comparison, found ']'"),
        Problem("a CONTAINS[c 'b'", 13, "expected ']' after the options of a comparison, found ''b''"),
        Problem("a CONTAINS[c][d] 'b'", 13, "options in a second pair of brackets"),
        Problem("a CONTAINS[c,d] 'b'", 12, "expected ']' after the options of a comparison, found ','"),
        Problem("ANY a", 5, "expected a comparison behind 'ANY', found the end"),
        Problem("ALL (a == 1)", 12, "expected a comparison behind 'ALL', found the end"),
        Problem("a == ANY b", 10, "expected a comparison behind 'ANY', found the end"),
    ]

    private static let kinds = [
        Problem("isActive", 0, "'isActive' is a value where a condition is needed"),
        Problem("YES", 0, "'YES' is a value where a condition is needed"),
        Problem("a == 1 AND (b) OR c == 1", 11, "'(b)' is a value where a condition is needed"),
        Problem("b AND a == 1", 0, "'b' is a value where a condition is needed"),
        Problem("NOT b", 4, "'b' is a value where a condition is needed"),
        Problem("a == (b == 1)", 5, "'(b == 1)' is a condition where a value is needed"),
        Problem("(a == 1).b == 2", 0, "'(a == 1)' is a condition where a value is needed"),
        Problem("(a == 1)[0] == 2", 0, "'(a == 1)' is a condition where a value is needed"),
        Problem("(a == 1) + 1 == 2", 0, "'(a == 1)' is a condition where a value is needed"),
        Problem("a == 1 + (b == 1)", 9, "'(b == 1)' is a condition where a value is needed"),
        Problem("a < b < c", 6, "'<' compares a condition, not a value"),
        Problem("TRUEPREDICATE == YES", 14, "'==' compares a condition, not a value"),
        Problem("{a == 1} == b", 1, "'a == 1' is a condition where a value is needed"),
        Problem("a == NOT b == 1", 5, "'NOT b == 1' is a condition where a value is needed"),
        Problem("-(a == 1) == 2", 1, "'(a == 1)' is a condition where a value is needed"),
    ]

    private static let calls = [
        Problem("sum:a == 1", 4, "expected '(' behind the function sum:, found 'a'"),
        Problem("now( == 1", 5, "expected a value, found '=='"),
        Problem("now(a == 1)", 4, "'a == 1' is a condition where a value is needed"),
        Problem("FUNCTION(a) == 1", 10, "FUNCTION takes a receiver, a selector and arguments"),
        Problem("FUNCTION(a, b) == 1", 12, "expected a selector in quotation marks, found 'b'"),
        Problem("FUNCTION(a, 'b', ) == 1", 17, "expected a value, found ')'"),
        Problem("CAST(a) == 1", 6, "CAST takes a value and a type"),
        Problem("CAST(a, b) == 1", 8, "expected a type in quotation marks, found 'b'"),
        Problem("SUBQUERY(a, x, x == 1) == 1", 12, "expected a variable such as $item, found 'x'"),
        Problem("SUBQUERY(a, $x, $x) == 1", 16, "'$x' is a value where a condition is needed"),
        Problem("SUBQUERY(a, $x) == 1", 14, "SUBQUERY takes a collection, a variable and a condition"),
        Problem("TERNARY(a, 1, 2) == 1", 8, "'a' is a value where a condition is needed"),
        Problem("TERNARY(a == 1, 1) == 1", 17, "TERNARY takes a condition and two values"),
        Problem("f(1 2) == 1", 4, "expected ')' or ',' in a list, found '2'"),
    ]

    @Test(arguments: [
        ("a == %@", "use a variable such as $VALUE; the remainder of a division is modulus:by:(a, b)"),
        ("a CONTAINS[c][d] 'b'", "write them in one pair, such as [cd]"),
        ("a NOT IN $X", "write NOT before the whole comparison: NOT (a IN b)"),
        ("contains == 1", "a property of this name is written #contains"),
        ("NO", "write FALSEPREDICATE"),
        ("isActive", "compare it with something, for example with == YES"),
    ])
    func saysWhatToDo(_ text: String, _ help: String) {
        let error = #expect(throws: PredicateSyntaxError.self) { try PredicateParser().predicate(from: text) }
        #expect(error?.help == help)
    }

    @Test func aConditionIsNoValue() {
        let error = #expect(throws: PredicateSyntaxError.self) { try PredicateParser().expression(from: " a == 1") }
        #expect(error?.range == 1..<7)
    }
}
