/// The reason that a text is not a predicate or an expression, with the position.
package struct PredicateSyntaxError: Error, Hashable, Sendable {
    /// The error, as a part of a sentence without a full stop.
    package let message: String
    /// The bytes that the message refers to, in UTF-8 offsets; empty at the end of the text.
    package let range: Range<Int>
    /// The correct spelling, if it is known.
    package let help: String?

    init(_ message: String, at range: Range<Int>, help: String? = nil) {
        self.message = message
        self.range = range
        self.help = help
    }

    /// The UTF-8 offset of the error, from the start of the text.
    package var offset: Int { range.lowerBound }
}
