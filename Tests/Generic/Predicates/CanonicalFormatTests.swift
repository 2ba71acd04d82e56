import ModelcPredicates
import Testing

@Suite struct CanonicalFormatTests {
    @Test(arguments: [
        ("a=1", "a == 1"),
        ("a<>'x'&&!b=<2", "a != \"x\" AND NOT (b <= 2)"),
        ("some a.b beginswith[DC] \"x\"", "ANY a.b BEGINSWITH[cd] \"x\""),
        ("a == 1 or b == 2 and c == yes", "a == 1 OR (b == 2 AND c == TRUE)"),
        ("(a == 1 AND b == 2) AND c == nil", "(a == 1 AND b == 2) AND c == NULL"),
        ("a in {1,'x',$y.z}", "a IN {1, \"x\", $y.z}"),
        ("((a+1))*2-b == 0x10", "(a + 1) * 2 - b == 16"),
        ("a&4 == -b", "a & 4 == -b"),
        ("(a&4)|1 == 1.50", "(a & 4) | 1 == 1.5"),
        ("a-(b-c) == a-b-c", "a - (b - c) == a - b - c"),
        ("-(1) == -1 ** 2", "-(1) == (-1) ** (2)"),
        ("subquery(#any,$x,$x.#in==1).@count>0", "SUBQUERY(#any, $x, $x.#in == 1).@count > 0"),
        ("function(a,'f:',1) == cast(b,'T')", "FUNCTION(a, \"f:\", 1) == CAST(b, \"T\")"),
        ("ternary(a==1,b[first],c[size]) == f:g:(1,2)", "TERNARY(a == 1, b[FIRST], c[SIZE]) == f:g:(1, 2)"),
        ("truepredicate || not falsepredicate", "TRUEPREDICATE OR NOT FALSEPREDICATE"),
        ("NOT NOT a == 1", "NOT (NOT (a == 1))"),
    ])
    func isPrinted(_ text: String, _ expected: String) throws {
        let read = try PredicateParser().predicate(from: text)
        #expect(read.format == expected)
        #expect(try PredicateParser().predicate(from: expected) == read)
    }
}
