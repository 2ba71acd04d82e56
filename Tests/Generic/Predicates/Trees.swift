import ModelcPredicates
import Testing

/// Short spellings of trees, for tables of expected values.
typealias Tree = ModelcPredicates.Expression
typealias Condition = ModelcPredicates.Predicate

/// A key path from the tested object; parts are split at dots, and those with `@` are collection operators.
func path(_ text: String, on base: Tree? = nil) -> Tree {
    let components = text.split(separator: ".").map { part in
        KeyPathComponent(part.hasPrefix("@") ? .collectionOperator(String(part.dropFirst())) : .name(String(part)))
    }
    return Tree(.keyPath(base: base, components: components))
}

func variable(_ name: String) -> Tree { Tree(.variable(name)) }
func list(_ values: Tree...) -> Tree { Tree(.aggregate(values)) }
func call(_ name: String, _ arguments: Tree...) -> Tree { Tree(.function(name, arguments)) }
func element(_ value: Tree, _ index: ElementIndex) -> Tree { Tree(.element(of: value, at: index)) }
func negative(_ value: Tree) -> Tree { Tree(.negation(value)) }

func binary(_ left: Tree, _ binary: BinaryOperator, _ right: Tree) -> Tree { Tree(.binary(left, binary, right)) }

func subquery(_ collection: Tree, _ variable: String, _ condition: Condition) -> Tree {
    Tree(.subquery(Subquery(collection, variable: variable, where: condition)))
}

let evaluatedObject = Tree(.evaluatedObject)
let null = Tree(.constant(.null))
let yes = Tree(.constant(.boolean(true)))
let no = Tree(.constant(.boolean(false)))

func compare(
    _ left: Tree, _ comparator: ComparisonOperator, _ right: Tree,
    _ modifier: ComparisonModifier = .direct, options: ComparisonOptions = []
) -> Condition {
    Condition(.comparison(Comparison(left, comparator, right, modifier: modifier, options: options)))
}

func and(_ operands: Condition...) -> Condition { Condition(.and(operands)) }
func or(_ operands: Condition...) -> Condition { Condition(.or(operands)) }
func not(_ operand: Condition) -> Condition { Condition(.not(operand)) }

extension Tree: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.init(.constant(.integer(Int64(value)))) }
}

extension Tree: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self.init(.constant(.real(value))) }
}

extension Tree: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(.constant(.string(value))) }
}

/// A text and the condition that it represents.
struct ConditionCase: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: Condition
    var testDescription: String { text }

    init(_ text: String, _ expected: Condition) {
        self.text = text
        self.expected = expected
    }
}

/// A text and the value that it represents.
struct ValueCase: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: Tree
    var testDescription: String { text }

    init(_ text: String, _ expected: Tree) {
        self.text = text
        self.expected = expected
    }
}

/// Checks the tree of a text, and that the printed tree has the same meaning.
func check(_ text: String, _ expected: Condition) throws {
    let read = try PredicateParser().predicate(from: text)
    #expect(read == expected, "read as \(read.format)")
    #expect(try PredicateParser().predicate(from: read.format) == read, "printed as \(read.format)")
}

/// Checks the tree of a text, and that the printed tree has the same meaning.
func check(_ text: String, _ expected: Tree) throws {
    let read = try PredicateParser().expression(from: text)
    #expect(read == expected, "read as \(read.format)")
    #expect(try PredicateParser().expression(from: read.format) == read, "printed as \(read.format)")
}
