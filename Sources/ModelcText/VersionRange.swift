/// Versions that follow one another: what is said of all of them is said once.
package struct VersionRange: Hashable, Sendable {
    /// In version order; never empty.
    package let names: [String]

    package init(_ names: [String]) { self.names = names }

    /// How many versions it takes to be written as first and last one.
    private static let leastCount = 3
    /// How many versions whose names have no numbers are each named.
    private static let shortCount = 5

    /// `Model 12 to 32 (21 versions)`; the names alone where there are few. Safe to print.
    package var text: String {
        guard let ends else { return names.map(TerminalText.name).joined(separator: ", ") }
        return "\(ends) (\(names.count) versions)"
    }

    /// `Model 12 to 32`; nil if there are so few that each is named. Safe to print.
    package var ends: String? {
        guard names.count >= VersionRange.leastCount, let first = names.first, let last = names.last else { return nil }
        // First and last name say little of a few names without a series.
        let hasNumbers = names.dropFirst().allSatisfy { !VersionRange.parts($0).number.isEmpty }
        guard hasNumbers || names.count > VersionRange.shortCount else { return nil }
        return "\(TerminalText.name(first)) to \(VersionRange.end(last, after: first))"
    }

    /// The number alone where both names are one word with numbers: `32` for `Model 32` after `Model 12`.
    private static func end(_ last: String, after first: String) -> String {
        let (stem, number) = parts(last)
        let (firstStem, firstNumber) = parts(first)
        // Of `1.2.7` after `1.2.3`, or of a name that is nothing but a number, the number alone says too little.
        let isSeries = stem == firstStem && stem.contains(where: \.isLetter) && stem.last != "."
        return isSeries && !number.isEmpty && !firstNumber.isEmpty ? number : TerminalText.name(last)
    }

    /// The name without the ASCII digits at its end, and these.
    private static func parts(_ name: String) -> (stem: String, number: String) {
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
        return (String(name.dropLast(digits.count)), String(digits.reversed()))
    }
}

/// The order of versions, to bring names into ranges.
package struct VersionSequence: Sendable {
    private let places: [String: Int]

    /// - Parameter names: all versions, in their order.
    package init(_ names: [String]) {
        places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The place of a version; behind all others for one that is unknown.
    package func place(of name: String) -> Int { places[name] ?? .max }

    /// The versions as ranges in their order, each version in exactly one. Unknown ones come last, each on its own.
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

    /// The ranges with commas between them; of many the first ones, and how many versions follow. Safe to print.
    package func text(_ names: some Sequence<String>, limit: Int = .max) -> String {
        let ranges = ranges(of: names)
        // One more range is not longer than the words "and 1 more version".
        let shown = ranges.count - 1 <= limit ? ranges.count : limit
        let text = ranges.prefix(shown).map(\.text).joined(separator: ", ")
        let rest = ranges.dropFirst(shown).map(\.names.count).reduce(0, +)
        return rest == 0 ? text : "\(text) and \(Counted.text(rest, "more version"))"
    }
}
