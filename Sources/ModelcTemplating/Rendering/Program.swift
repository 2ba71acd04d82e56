/// A compiled template: a tree in flat arrays.
struct Program: Sendable {
    var nodes: [Node] = []
    var expressions: [TemplateExpression] = []
    /// The items of `TemplateExpression.list`.
    var items: [ExpressionID] = []
    var keys: [KeyReference] = []
    var constants: [TemplateValue] = []
    /// All text that is copied, joined together.
    var text: [UInt8] = []
    var body = NodeRange.empty
    var slotCount = 0
    /// The position of each expression, for errors when rendering.
    var places: [ExpressionLocation] = []
    var sources: [TemplateSource] = []

    func place(of id: ExpressionID) -> TemplateLocation {
        let place = places[Int(id.index)]
        return TemplateLocation(source: sources[Int(place.source)], range: Int(place.start)..<Int(place.end))
    }
}

/// A part of a compiled template.
///
/// Nodes and expressions hold only numbers, and refer to each other by their indices in two arrays: walking them needs
/// no reference counting.
enum Node {
    case text(TextRange)
    case field(ExpressionID, indentation: TextRange)
    /// The condition returns a truth value.
    case conditional(ExpressionID, then: NodeRange, otherwise: NodeRange)
    case loop(ExpressionID, slot: LoopSlots, body: NodeRange)
    case assignment(slot: Int32, ExpressionID)
    /// An included template, with its lines indented.
    case indented(TextRange, body: NodeRange)
}

/// The slots of a loop's variables.
struct LoopSlots {
    let first: Int32

    var element: Int { Int(first) }
    var index: Int { Int(first) + 1 }
    var isFirst: Int { Int(first) + 2 }
    var isLast: Int { Int(first) + 3 }
    /// Used only by a loop over a dictionary.
    var key: Int { Int(first) + 4 }

    static let count = 5
}

/// An expression of a compiled template, with its names resolved.
enum TemplateExpression {
    case constant(Int32)
    case variable(slot: Int32)
    case root
    /// The key of an object, a dictionary or each element of a list.
    case key(ExpressionID, KeyID)
    case element(ExpressionID, ExpressionID)
    case filter(ExpressionID, Filter, FilterArguments)
    case list(ExpressionRange)
    case negate(ExpressionID)
    case not(ExpressionID)
    case truth(ExpressionID, Truth)
    case and(ExpressionID, ExpressionID)
    case or(ExpressionID, ExpressionID)
    case equal(ExpressionID, ExpressionID, negated: Bool)
    case contained(ExpressionID, in: ExpressionID, negated: Bool)
    case ordered(ExpressionID, TemplateOperator, ExpressionID)
    case arithmetic(ExpressionID, TemplateOperator, ExpressionID)
}

/// The conversion of a value to a truth value.
enum Truth {
    /// The value itself is a truth value.
    case bool
    /// True if the value is not nil.
    case present
    /// True if the value is neither nil nor empty.
    case notEmpty
    /// The conversion is determined when rendering.
    case dynamic
}

/// The arguments of a filter; unused ones refer to the filtered value.
struct FilterArguments {
    let first: ExpressionID
    let second: ExpressionID
}

/// A key that a template uses.
struct KeyReference {
    let name: String
    /// The type of object that has the key at `index`; nil if the type is determined when rendering.
    let owner: ObjectIdentifier?
    let index: Int
}

/// The position of an expression.
struct ExpressionLocation {
    /// The index of the template.
    let source: Int32
    let start: Int32
    let end: Int32
}

/// The index of an expression in a compiled template.
struct ExpressionID {
    let index: Int32
}

/// The index of a key in a compiled template's table of keys.
struct KeyID {
    let index: Int32
}

/// A range in a compiled template's table of list items.
struct ExpressionRange {
    let start: Int32
    let end: Int32

    var range: Range<Int> { Int(start)..<Int(end) }
}

/// A range of nodes in a compiled template: the parts of a block.
struct NodeRange {
    let start: Int32
    let end: Int32

    static let empty = NodeRange(start: 0, end: 0)

    var count: Int { Int(end - start) }
    var range: Range<Int> { Int(start)..<Int(end) }
}

/// A range of bytes in a compiled template's text.
struct TextRange {
    let start: Int32
    let end: Int32

    static let empty = TextRange(start: 0, end: 0)

    var isEmpty: Bool { start == end }
    var range: Range<Int> { Int(start)..<Int(end) }
}
