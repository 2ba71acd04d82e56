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
