/// A part of a compiled template.
///
/// Nodes and expressions contain only numbers: they refer to each other by their indexes in two arrays. Traversing them
/// therefore needs no reference counting.
enum Node {
    case text(TextRange)
    case field(ExpressionID, indentation: TextRange)
    /// An `if`. The condition always evaluates to true or false.
    case conditional(ExpressionID, then: NodeRange, otherwise: NodeRange)
    case loop(ExpressionID, slot: LoopSlots, body: NodeRange)
    case counting(CountingRange, slot: LoopSlots, body: NodeRange)
    case assignment(slot: Int32, ExpressionID)
    /// The content of an included template or a procedure, with all its lines indented.
    case indented(TextRange, body: NodeRange)
}
