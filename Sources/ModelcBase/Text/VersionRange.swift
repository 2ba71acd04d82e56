/// Consecutive versions of a model, which messages describe together, such as `Model 12 to 32`.
package struct VersionRange: Hashable, Sendable {
    /// The names in version order; never empty.
    package let names: [String]

    package init(_ names: [String]) { self.names = names }

    /// The smallest number of versions that are shortened to the first and last name.
    private static let leastCount = 3
    /// The largest number of versions that are all named if their names have no numbers.
    private static let shortCount = 5

    /// `Model 12 to 32 (21 versions)`, or all names if there are few versions. Safe to print.
    package var text: String {
        guard let ends else { return names.map(TerminalText.name).joined(separator: ", ") }
        return "\(ends) (\(names.count) versions)"
    }

    /// `Model 12 to 32`; nil if there are so few versions that each is named. Safe to print.
    package var ends: String? {
        guard names.count >= VersionRange.leastCount, let first = names.first, let last = names.last else { return nil }
        // For a few names without numbers, the first and last name say nothing about the names between them.
        let hasNumbers = names.dropFirst().allSatisfy { !VersionRange.parts($0).number.isEmpty }
        guard hasNumbers || names.count > VersionRange.shortCount else { return nil }
        return "\(TerminalText.name(first)) to \(VersionRange.end(last, after: first))"
    }

    /// The text for the last name of a range. It is only the number, such as `32` for `Model 32` after `Model 12`, if
    /// both names have the same text before their numbers.
    private static func end(_ last: String, after first: String) -> String {
        let (stem, number) = parts(last)
        let (firstStem, firstNumber) = parts(first)
        // The number alone would be unclear for `1.2.7` after `1.2.3`, or for a name that is only a number.
        let isSeries = stem == firstStem && stem.contains(where: \.isLetter) && stem.last != "."
        return isSeries && !number.isEmpty && !firstNumber.isEmpty ? number : TerminalText.name(last)
    }

    /// Splits a name into the trailing ASCII digits and the text before them.
    private static func parts(_ name: String) -> (stem: String, number: String) {
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
        return (String(name.dropLast(digits.count)), String(digits.reversed()))
    }
}
