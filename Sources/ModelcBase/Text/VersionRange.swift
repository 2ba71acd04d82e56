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

/// The order of versions, used to combine names to ranges.
package struct VersionSequence: Sendable {
    private let places: [String: Int]

    /// - Parameter names: all versions, in their order.
    package init(_ names: [String]) {
        places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The position of a version; an unknown one sorts last.
    package func place(of name: String) -> Int { places[name] ?? .max }

    /// The versions as ranges in their order, each version in exactly one. Unknown ones come last, each in its own
    /// range.
    package func ranges(of names: some Sequence<String>) -> [VersionRange] {
        var seen: Set<String> = []
        let unique = names.filter { seen.insert($0).inserted }
        let known = unique.filter { places[$0] != nil }.sorted { place(of: $0) < place(of: $1) }
        var runs: [[String]] = []
        for name in known {
            if let last = runs.last?.last, place(of: name) == place(of: last) + 1 {
                runs[runs.count - 1].append(name)
            } else {
                runs.append([name])
            }
        }
        return (runs + unique.filter { places[$0] == nil }.map { [$0] }).map(VersionRange.init)
    }

    /// The ranges separated by commas; of many the first ones, and the number of the other versions. Safe to print.
    package func text(_ names: some Sequence<String>, limit: Int = .max) -> String {
        let ranges = ranges(of: names)
        // One more range is not longer than the words "and 1 more version".
        let shown = ranges.count - 1 <= limit ? ranges.count : limit
        let text = ranges.prefix(shown).map(\.text).joined(separator: ", ")
        let rest = ranges.dropFirst(shown).map(\.names.count).reduce(0, +)
        return rest == 0 ? text : "\(text) and \(Counted.text(rest, "more version"))"
    }
}
