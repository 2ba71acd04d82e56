/// A part of the text that was read before it is known what it must be.
///
/// After `(` either a condition or a value may follow, and only what comes after `)` tells which one was meant. So both
/// are read by the same rules, and whoever uses a term asks for the kind that it needs. Nothing is read twice.
///
/// A class, because many are in flight in the recursion of the parser: structures would make every stack frame larger.
final class Term {
    enum Content {
        case predicate(Predicate)
        case expression(Expression)
    }

    let content: Content
    /// UTF-8 offsets in the text, with brackets around the whole.
    let extent: Range<Int>
    /// How many nodes stand above each other in the tree.
    let height: Int

    init(_ content: Content, extent: Range<Int>, height: Int) {
        self.content = content
        self.extent = extent
        self.height = height
    }
}
