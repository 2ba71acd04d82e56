/// Reads Apple's format language for predicates and expressions, as data models store it.
///
/// The stages: `Lexer` splits the text into tokens, one at a time; `FormatParser` builds a tree from them in one pass,
/// without backtracking; `FormatPrinter` prints the tree as text; `TreeWalk` lists the names and variables in a tree.
///
/// The language is the one of "Predicate Format String Syntax" in Apple's Predicate Programming Guide. If a declaration
/// of this module says *seen*, real models or Apple's own descriptions of values show the form, but that page does not;
/// if it says *guess*, no public source confirms it.
///
/// `%@` and similar placeholders are errors: they represent arguments, and a stored predicate has none.
package struct PredicateParser: Sendable {
    /// The maximum nesting of parentheses and operators; a tree may have half that height.
    ///
    /// The limit keeps the parser, and every later walk over the tree, within the stack of a secondary thread (512 KB
    /// on macOS). Chains of AND and OR and lists of values may have any length.
    let maximumDepth: Int

    package init(maximumDepth: Int = 100) { self.maximumDepth = maximumDepth }

    /// Reads a condition, such as `name ==[c] $NAME AND ANY tags.name IN $TAGS`.
    package func predicate(from text: String) throws(PredicateSyntaxError) -> Predicate {
        var parser = try FormatParser(text, maximumDepth: maximumDepth)
        let term = try parser.wholeText()
        return try parser.predicate(term)
    }

    /// Reads a value, such as `canonical:(title)` or `$source.name`.
    package func expression(from text: String) throws(PredicateSyntaxError) -> Expression {
        var parser = try FormatParser(text, maximumDepth: maximumDepth)
        let term = try parser.wholeText()
        return try parser.expression(term)
    }
}
