import ModelcPredicates
import Testing

/// A text and the condition that it says.
struct ConditionCase: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: Condition
    var testDescription: String { text }

    init(_ text: String, _ expected: Condition) {
        self.text = text
        self.expected = expected
    }
}

/// A text and the value that it says.
struct ValueCase: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: Tree
    var testDescription: String { text }

    init(_ text: String, _ expected: Tree) {
        self.text = text
        self.expected = expected
    }
}

/// Checks the tree of a text, and that the printed tree says the same.
func check(_ text: String, _ expected: Condition) throws {
    let read = try PredicateParser().predicate(from: text)
    #expect(read == expected, "read as \(read.format)")
    #expect(try PredicateParser().predicate(from: read.format) == read, "printed as \(read.format)")
}

/// Checks the tree of a text, and that the printed tree says the same.
func check(_ text: String, _ expected: Tree) throws {
    let read = try PredicateParser().expression(from: text)
    #expect(read == expected, "read as \(read.format)")
    #expect(try PredicateParser().expression(from: read.format) == read, "printed as \(read.format)")
}
