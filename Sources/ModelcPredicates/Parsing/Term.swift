/// A part of the text whose kind is not yet determined.
///
/// After `(` either a condition or a value may follow, and only the text after `)` shows which. Therefore both are read
/// by the same rules, and the user of a term requests the required kind. Nothing is read twice.
///
/// A class, because the parser's recursion keeps many terms: structures would make every stack frame larger.
final class Term {
    enum Content {
        case predicate(Predicate)
        case expression(Expression)
    }

    let content: Content
    /// UTF-8 offsets in the text, including surrounding parentheses.
    let extent: Range<Int>
    /// The height of the tree in nodes.
    let height: Int

    init(_ content: Content, extent: Range<Int>, height: Int) {
        self.content = content
        self.extent = extent
        self.height = height
    }
}
