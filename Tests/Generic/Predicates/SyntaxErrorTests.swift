import ModelcPredicates
import Testing

/// Every error has its exact position.
@Suite struct SyntaxErrorTests {
    struct Fault: Sendable, CustomTestStringConvertible {
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

    @Test(arguments: lexical + structural + kinds + calls) func isReported(_ fault: Fault) throws {
        let error = #expect(throws: PredicateSyntaxError.self) { try PredicateParser().predicate(from: fault.text) }
        #expect(error?.offset == fault.offset)
        #expect(error?.message == fault.message)
        #expect((error?.range.upperBound ?? 0) <= fault.text.utf8.count)
    }

    private static let lexical = [
        Fault("", 0, "the text is empty"),
        Fault(" \n", 2, "the text is empty"),
        Fault("name == %@", 8, "'%' begins a placeholder, and a stored predicate has no arguments to put in its place"),
        Fault("%K == 1", 0, "'%' begins a placeholder, and a stored predicate has no arguments to put in its place"),
        Fault("a == 'x", 5, "a string that does not end"),
        Fault(#"a == "x\"#, 5, "a string that does not end"),
        Fault(#"a == 'x\'"#, 5, "a string that does not end"),
        Fault(#"a == 'x\u12'"#, 7, "an incomplete character code"),
        Fault(#"a == 'x\x4'"#, 7, "an incomplete character code"),
        Fault(#"a == '\0'"#, 6, "an incomplete character code"),
        Fault(#"a == '\uD83Dx'"#, 6, "half of a surrogate pair"),
        Fault(#"a == '\uD83D\u0041'"#, 6, "half of a surrogate pair"),
        Fault(#"a == '\uDE00'"#, 6, "half of a surrogate pair"),
        Fault("a == 1abc", 5, "a number and a name without a space between them"),
        Fault("a == 0x", 5, "'0x' without digits"),
        Fault("a == 0b12", 5, "a number and a name without a space between them"),
        Fault("a == 0xFFFFFFFFFFFFFFFF", 5, "the number '0xFFFFFFFFFFFFFFFF' is too large"),
        Fault("a == 1e999", 5, "the number '1e999' is too large"),
        Fault("a == $", 5, "'$' without a name behind it"),
        Fault("a == $1", 5, "'$' without a name behind it"),
        Fault("# a == 1", 0, "'#' without a name behind it"),
        Fault("a.@ == 1", 2, "'@' without a name behind it"),
        Fault("a ? b", 2, "unexpected '?'"),
        Fault("a == \u{201C}x\u{201D}", 5, "unexpected '\u{201C}'"),
        Fault("ä == 1\u{A0}", 7, "unexpected '\u{A0}'"),
        Fault("a\\b == 1", 1, "unexpected '\\'"),
    ]

    private static let structural = [
        Fault("a ==", 4, "expected a value, found the end"),
        Fault("a == == 1", 5, "expected a value, found '=='"),
        Fault("a === 1", 4, "expected a value, found '='"),
        Fault("== 1", 0, "expected a value, found '=='"),
        Fault("a == 1 AND", 10, "expected a value, found the end"),
        Fault("AND a == 1", 0, "expected a value, found 'AND'"),
        Fault("contains.x == 1", 0, "expected a value, found 'contains'"),
        Fault("a == 1 b == 2", 7, "expected an operator or the end, found 'b'"),
        Fault("a b == 2", 2, "expected an operator or the end, found 'b'"),
        Fault("a NOT IN $X", 2, "expected an operator, found 'NOT'"),
        Fault("a IS NULL", 2, "expected an operator, found 'IS'"),
        Fault("a := 1", 2, "':=' assigns, which a stored predicate cannot do"),
        Fault("(a == 1", 7, "expected ')' after 'a == 1', found the end"),
        Fault("a == 1)", 6, "')' closes nothing"),
        Fault("a == 1]", 6, "']' closes nothing"),
        Fault("()", 1, "expected a value, found ')'"),
        Fault("a. == 1", 3, "expected a property's name behind '.', found '=='"),
        Fault("a.5 == 1", 1, "expected an operator or the end, found '.5'"),
        Fault(".a == 1", 0, "expected a value, found '.'"),
        Fault("a[0 == 1", 2, "'0 == 1' is a condition where a value is needed"),
        Fault("a[0", 3, "expected ']' after an index, found the end"),
        Fault("a[] == 1", 2, "expected a value, found ']'"),
        Fault("a[FIRST.b] == 1", 7, "expected ']' after an index, found '.'"),
        Fault("a IN {1, }", 9, "expected a value, found '}'"),
        Fault("a IN {1 2}", 8, "expected '}' or ',' in a list, found '2'"),
        Fault("a CONTAINS[x] 'b'", 11, "expected options of a comparison, found 'x'"),
        Fault("a CONTAINS[] 'b'", 11, "expected options of a comparison, found ']'"),
        Fault("a CONTAINS[c 'b'", 13, "expected ']' after the options of a comparison, found ''b''"),
        Fault("a CONTAINS[c][d] 'b'", 13, "options in a second pair of brackets"),
        Fault("a CONTAINS[c,d] 'b'", 12, "expected ']' after the options of a comparison, found ','"),
        Fault("ANY a", 5, "expected a comparison behind 'ANY', found the end"),
        Fault("ALL (a == 1)", 12, "expected a comparison behind 'ALL', found the end"),
        Fault("a == ANY b", 10, "expected a comparison behind 'ANY', found the end"),
    ]

    private static let kinds = [
        Fault("isActive", 0, "'isActive' is a value where a condition is needed"),
        Fault("YES", 0, "'YES' is a value where a condition is needed"),
        Fault("a == 1 AND (b) OR c == 1", 11, "'(b)' is a value where a condition is needed"),
        Fault("b AND a == 1", 0, "'b' is a value where a condition is needed"),
        Fault("NOT b", 4, "'b' is a value where a condition is needed"),
        Fault("a == (b == 1)", 5, "'(b == 1)' is a condition where a value is needed"),
        Fault("(a == 1).b == 2", 0, "'(a == 1)' is a condition where a value is needed"),
        Fault("(a == 1)[0] == 2", 0, "'(a == 1)' is a condition where a value is needed"),
        Fault("(a == 1) + 1 == 2", 0, "'(a == 1)' is a condition where a value is needed"),
        Fault("a == 1 + (b == 1)", 9, "'(b == 1)' is a condition where a value is needed"),
        Fault("a < b < c", 6, "'<' compares a condition, not a value"),
        Fault("TRUEPREDICATE == YES", 14, "'==' compares a condition, not a value"),
        Fault("{a == 1} == b", 1, "'a == 1' is a condition where a value is needed"),
        Fault("a == NOT b == 1", 5, "'NOT b == 1' is a condition where a value is needed"),
        Fault("-(a == 1) == 2", 1, "'(a == 1)' is a condition where a value is needed"),
    ]

    private static let calls = [
        Fault("sum:a == 1", 4, "expected '(' behind the function sum:, found 'a'"),
        Fault("now( == 1", 5, "expected a value, found '=='"),
        Fault("now(a == 1)", 4, "'a == 1' is a condition where a value is needed"),
        Fault("FUNCTION(a) == 1", 10, "FUNCTION takes a receiver, a selector and arguments"),
        Fault("FUNCTION(a, b) == 1", 12, "expected a selector in quotation marks, found 'b'"),
        Fault("FUNCTION(a, 'b', ) == 1", 17, "expected a value, found ')'"),
        Fault("CAST(a) == 1", 6, "CAST takes a value and a type"),
        Fault("CAST(a, b) == 1", 8, "expected a type in quotation marks, found 'b'"),
        Fault("SUBQUERY(a, x, x == 1) == 1", 12, "expected a variable such as $item, found 'x'"),
        Fault("SUBQUERY(a, $x, $x) == 1", 16, "'$x' is a value where a condition is needed"),
        Fault("SUBQUERY(a, $x) == 1", 14, "SUBQUERY takes a collection, a variable and a condition"),
        Fault("TERNARY(a, 1, 2) == 1", 8, "'a' is a value where a condition is needed"),
        Fault("TERNARY(a == 1, 1) == 1", 17, "TERNARY takes a condition and two values"),
        Fault("f(1 2) == 1", 4, "expected ')' or ',' in a list, found '2'"),
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
