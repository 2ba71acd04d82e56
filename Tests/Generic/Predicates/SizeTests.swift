import Foundation
import ModelcPredicates
import ModelcTestSupport
import Testing

/// Large texts take linear time; deep ones are refused before the stack is exhausted.
@Suite struct SizeTests {
    private static let many = 100_000

    @Test(arguments: ["(", "{", "-", "~", "NOT ", "!", "a[", "f(", "SUBQUERY(", "TERNARY(", "(a == 1 AND ", "1 ** "])
    func deepTextsAreRefused(_ opening: String) {
        onSmallThread {
            let text = String(repeating: opening, count: SizeTests.many)
            let error = #expect(throws: PredicateSyntaxError.self) { try PredicateParser().predicate(from: text) }
            #expect(error?.message == "too many operators and brackets inside each other")
        }
    }

    @Test func bracketsThatCloseAreRefusedToo() {
        let brackets = String(repeating: "(", count: SizeTests.many)
        let text = "\(brackets)a == 1\(String(repeating: ")", count: SizeTests.many))"
        let error = #expect(throws: PredicateSyntaxError.self) { try PredicateParser().predicate(from: text) }
        #expect(error?.offset == 100)
    }

    /// Such trees grow without recursion of the parser, and would exhaust the stack when they are released.
    @Test(arguments: [("1", " + 1"), ("a", "[0]"), ("a", "[0].b"), ("a", " UNION a")])
    func highTreesAreRefused(_ first: String, _ rest: String) {
        let text = first + String(repeating: rest, count: SizeTests.many)
        let error = #expect(throws: PredicateSyntaxError.self) { try PredicateParser().expression(from: text) }
        #expect(error?.message == "too many operators and brackets inside each other")
    }

    @Test func realDepthsAreRead() throws {
        let depth = 95
        let text = String(repeating: "(", count: depth) + "a == 1" + String(repeating: ")", count: depth)
        #expect(try PredicateParser().predicate(from: text) == compare(path("a"), .equal, 1))
        let sum = "0" + String(repeating: " + 1", count: 49)
        let read = try PredicateParser().expression(from: sum)
        #expect(read.format == sum)
        let nested = String(repeating: "NOT (a == 1 AND ", count: 24) + "b == 2" + String(repeating: ")", count: 24)
        _ = try PredicateParser().predicate(from: nested)
    }

    /// Printing adds parentheses, but never more than can be read.
    @Test(arguments: [
        ("-", "a", "", 49), ("NOT ", "a == 1", "", 48), ("1 ** ", "1", "", 49), ("1 | 2 & ", "1", "", 24),
        ("SUBQUERY(a, $x, $x.b == ", "1", ")", 24), ("(1 UNION ", "a", ")", 49), ("(-a)[", "0", "]", 48),
        ("NOT (a == 1 OR ", "b == 2", ")", 24), ("{", "", "}", 50),
    ])
    func theHighestTreesAreReadAgain(_ opening: String, _ middle: String, _ closing: String, _ count: Int) throws {
        let text = String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
        if let read = try? PredicateParser().predicate(from: text) {
            #expect(try PredicateParser().predicate(from: read.format) == read)
        } else {
            let read = try PredicateParser().expression(from: text)
            #expect(try PredicateParser().expression(from: read.format) == read)
        }
    }

    @Test(.large) func wideTextsAreRead() throws {
        let conditions = repeatElement("name ==[c] $NAME", count: SizeTests.many).joined(separator: " OR ")
        let predicate = try PredicateParser().predicate(from: conditions)
        #expect(predicate.variables.map(\.uses.count) == [SizeTests.many])
        #expect(try PredicateParser().predicate(from: predicate.format) == predicate)
        let list = "{\(repeatElement("1.5", count: SizeTests.many).joined(separator: ","))}"
        _ = try PredicateParser().expression(from: list)
        let path = repeatElement("größe", count: SizeTests.many).joined(separator: ".")
        #expect(try PredicateParser().expression(from: path).format == path)
    }

    @Test func longWordsAreRead() throws {
        let million = 1_000_000
        let text = String(repeating: "ü'\\\n", count: million)
        let quoted = Tree(stringLiteral: text).format
        #expect(try PredicateParser().expression(from: quoted) == Tree(stringLiteral: text))
        let name = String(repeating: "a", count: million)
        #expect(try PredicateParser().expression(from: name) == path(name))
        let selector = String(repeating: "a:", count: million)
        #expect(try PredicateParser().expression(from: selector + "()") == call(selector))
        let zeros = String(repeating: "0", count: million)
        #expect(try PredicateParser().expression(from: zeros + "7") == 7)
        #expect(try PredicateParser().expression(from: "0." + zeros) == 0.0)
        #expect(throws: PredicateSyntaxError.self) { try PredicateParser().expression(from: "1" + zeros) }
        #expect(throws: PredicateSyntaxError.self) { try PredicateParser().expression(from: "'" + text) }
        #expect(throws: PredicateSyntaxError.self) { try PredicateParser().predicate(from: "a == 1 '\(name)'") }
    }
}

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
            _ = (read.keyPathUses, read.hashValue)
        }
    }
}

/// Runs a closure on a thread whose stack is as small as that of a secondary thread on macOS.
///
/// Without optimisation the stack frames are several times as large, so the stack is then twice as large.
func onSmallThread(_ body: @escaping @Sendable () -> Void) {
    let stackSize = (TestScope.isOptimized ? 512 : 1024) * 1024
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        body()
        done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
}
