/// Checks whether texts match a regular expression, using Swift's `Regex`.
struct PatternCheck {
    /// Nil if the engine does not understand the expression. Then all texts are accepted.
    private let regex: Regex<AnyRegexOutput>?

    init(_ pattern: String) { regex = try? Regex(pattern) }

    func accepts(_ text: String) -> Bool {
        guard let regex else { return true }
        return (try? regex.wholeMatch(in: text)) != nil
    }
}
