/// Why a text is no predicate or no expression, and where.
package struct PredicateSyntaxError: Error, Hashable, Sendable {
    /// What is wrong, as a part of a sentence without a full stop.
    package let message: String
    /// The bytes that the message is about, in UTF-8 offsets; empty at the end of the text.
    package let range: Range<Int>
    /// What to write instead, where that is known.
    package let help: String?

    package init(_ message: String, at range: Range<Int>, help: String? = nil) {
        self.message = message
        self.range = range
        self.help = help
    }

    /// The UTF-8 offset of the fault, from the start of the text.
    package var offset: Int { range.lowerBound }
}
