import ModelcPredicates
import Testing

/// The deepest text that is read must fit on the stack of a secondary thread.
@Suite struct SmallStackTests {
    @Test(arguments: [
        "(", "NOT ", "SUBQUERY(a, $x, ", "TERNARY(", "NOT (a == 1 AND ", "f(", "size(", "f:(", "a[", "{", "-a - (",
        "(a OR b == c UNION d * e ** ", "FUNCTION(", "a == TERNARY(", "ANY f(", "1 + f(",
    ])
    func deepTexts(_ opening: String) {
        onSmallThread {
            for depth in stride(from: 5, through: 110, by: 5) {
                for middle in ["a == 1", "b", ""] {
                    for closing in [")", "]", "}", " + 1"] {
                        let start = String(repeating: opening, count: depth)
                        SmallStackTests.examine(start + middle + String(repeating: closing, count: depth))
                    }
                }
            }
        }
    }

    private static func examine(_ text: String) {
        if let read = try? PredicateParser().predicate(from: text) {
            #expect(read.format.utf8.count > 0 && read == read)
            _ = (read.variables, read.keyPathUses, read.hashValue)
        }
        if let read = try? PredicateParser().expression(from: text) {
            #expect(read.format.utf8.count > 0 && read == read)
            _ = (read.variables, read.keyPathUses, read.hashValue)
        }
    }
}
