/// The reason why a text is not a valid predicate or expression, with the position.
package struct PredicateSyntaxError: Error, Hashable, Sendable {
    /// The error as a clause without a final period.
    package let message: String
    /// The UTF-8 offsets of the text that the message refers to; empty at the end of the text.
    package let range: Range<Int>
    /// The correct spelling; nil if it is not known.
    package let help: String?

    init(_ message: String, at range: Range<Int>, help: String? = nil) {
        self.message = message
        self.range = range
        self.help = help
    }

    /// The UTF-8 offset of the error, from the start of the text.
    package var offset: Int { range.lowerBound }
}
