/// Reads Apple's format language for predicates and expressions, as data models store it.
///
/// The stages: `Lexer` makes tokens of the text, one at a time; `FormatParser` makes a tree of them in one pass, without
/// ever going back; `FormatPrinter` makes text of the tree again; `TreeWalk` lists what a tree mentions.
///
/// The language is the one of "Predicate Format String Syntax" in Apple's Predicate Programming Guide. Where a
/// declaration of this module says *seen*, real models or Apple's own descriptions of values show the form, but that
/// page does not; where it says *guess*, nothing public settles it.
///
/// `%@` and its like are errors: they stand for arguments, and a stored predicate has none.
package struct PredicateParser: Sendable {
    /// How deep brackets and operators may nest; a tree may grow half as high.
    ///
    /// The limit keeps the parser, and every later walk over the tree, within the stack of a secondary thread (512 KB on
    /// macOS). Chains of AND and OR and lists of values may be as long as they like.
    package let maximumDepth: Int

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
