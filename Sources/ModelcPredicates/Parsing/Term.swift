/// A parsed part of the text: a condition or a value.
///
/// After `(` either a condition or a value may follow, and only the text after `)` shows which. Therefore both are
/// parsed by the same rules, and the caller checks that the term has the required kind. Nothing is read twice.
///
/// This is a class because the recursive parser holds many terms: structures would make every stack frame larger.
final class Term {
    enum Content {
        case predicate(Predicate)
        case expression(Expression)
    }

    let content: Content
    /// The UTF-8 offsets in the text, including surrounding parentheses.
    let extent: Range<Int>
    /// The height of the tree in nodes.
    let height: Int

    init(_ content: Content, extent: Range<Int>, height: Int) {
        self.content = content
        self.extent = extent
        self.height = height
    }
}
