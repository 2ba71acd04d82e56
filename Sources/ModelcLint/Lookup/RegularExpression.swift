import Foundation

/// A validation pattern. Core Data reads patterns with ICU, as Foundation does everywhere.
struct RegularExpression {
    /// Whether a text matches.
    enum Match {
        case matches
        case differs
        /// Matching took too long; some patterns take exponential time.
        case unknown
    }

    private let expression: NSRegularExpression

    /// Nil for a pattern that does not compile.
    init?(_ pattern: String) {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
        self.expression = expression
    }

    /// Whether the pattern matches the text as a whole, as `MATCHES` does.
    func match(_ text: String) -> Match {
        let range = NSRange(text.startIndex..., in: text)
        var result = Match.differs
        var patience = 50
        expression.enumerateMatches(in: text, options: [.anchored, .reportProgress], range: range) {
            found, flags, stop in
            if let found, !flags.contains(.progress) {
                result = found.range == range ? .matches : .unknown
                stop.pointee = true
            } else if patience == 0 {
                result = .unknown
                stop.pointee = true
            } else {
                patience -= 1
            }
        }
        return result
    }
}
