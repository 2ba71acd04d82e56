/// Consecutive versions, combined so that they can be described together.
package struct VersionRange: Hashable, Sendable {
    /// The names in version order; never empty.
    package let names: [String]

    package init(_ names: [String]) { self.names = names }

    /// The number of versions from which only the first and last one are written.
    private static let leastCount = 3
    /// The maximum number of versions without numbers in their names that are all named.
    private static let shortCount = 5

    /// `Model 12 to 32 (21 versions)`; only the names if there are few. Safe to print.
    package var text: String {
        guard let ends else { return names.map(TerminalText.name).joined(separator: ", ") }
        return "\(ends) (\(names.count) versions)"
    }

    /// `Model 12 to 32`; nil if there are so few that each is named. Safe to print.
    package var ends: String? {
        guard names.count >= VersionRange.leastCount, let first = names.first, let last = names.last else { return nil }
        // The first and last name are not informative for a few names without a series.
        let hasNumbers = names.dropFirst().allSatisfy { !VersionRange.parts($0).number.isEmpty }
        guard hasNumbers || names.count > VersionRange.shortCount else { return nil }
        return "\(TerminalText.name(first)) to \(VersionRange.end(last, after: first))"
    }

    /// Only the number if both names have the same text before it: `32` for `Model 32` after `Model 12`.
    private static func end(_ last: String, after first: String) -> String {
        let (stem, number) = parts(last)
        let (firstStem, firstNumber) = parts(first)
        // For `1.2.7` after `1.2.3`, or for a name that is only a number, the number alone is not informative.
        let isSeries = stem == firstStem && stem.contains(where: \.isLetter) && stem.last != "."
        return isSeries && !number.isEmpty && !firstNumber.isEmpty ? number : TerminalText.name(last)
    }

    /// The name without its trailing ASCII digits, and the digits.
    private static func parts(_ name: String) -> (stem: String, number: String) {
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
        return (String(name.dropLast(digits.count)), String(digits.reversed()))
    }
}
