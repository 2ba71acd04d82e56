/// Parses Apple's format language for predicates and expressions, as data models store them.
///
/// The stages: `Lexer` splits the text into tokens, one at a time. `FormatParser` builds a tree from them in one pass,
/// without backtracking. `FormatPrinter` prints the tree as text. `TreeWalk` lists the names and variables in a tree.
///
/// The language is described in "Predicate Format String Syntax" in Apple's Predicate Programming Guide. In the
/// comments of this module, *documented* means that Apple's documentation describes the form. *Seen* means that real
/// models or Apple's own descriptions of values contain the form, but that page does not. *Guess* means that no public
/// source confirms it.
///
/// `%@` and similar placeholders are errors: they represent arguments, and a stored predicate has none.
package struct PredicateParser: Sendable {
    /// The maximum nesting of parentheses and operators. The height of a tree is at most half of it.
    ///
    /// The limit keeps the parser, and every later traversal of the tree, within the stack of a secondary thread (512
    /// KB on macOS). Chains of AND and OR and lists of values may have any length.
    let maximumDepth: Int

    package init(maximumDepth: Int = 100) { self.maximumDepth = maximumDepth }

    /// Parses a condition, such as `name ==[c] $NAME AND ANY tags.name IN $TAGS`.
    package func predicate(from text: String) throws(PredicateSyntaxError) -> Predicate {
        var parser = try FormatParser(text, maximumDepth: maximumDepth)
        let term = try parser.wholeText()
        return try parser.predicate(term)
    }

    /// Parses a value, such as `canonical:(title)` or `$source.name`.
    package func expression(from text: String) throws(PredicateSyntaxError) -> Expression {
        var parser = try FormatParser(text, maximumDepth: maximumDepth)
        let term = try parser.wholeText()
        return try parser.expression(term)
    }
}
