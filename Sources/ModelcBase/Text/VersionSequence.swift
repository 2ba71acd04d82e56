/// The order of a model's versions, used to combine version names to ranges.
package struct VersionSequence: Sendable {
    private let places: [String: Int]

    /// - Parameter names: the names of all versions, in their order.
    package init(_ names: [String]) {
        places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The index of a version in the order; an unknown version sorts last.
    package func place(of name: String) -> Int { places[name] ?? .max }

    /// Combines versions to ranges, in version order. Each version is in exactly one range. Unknown versions come last,
    /// each in a range of its own.
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

    /// Returns the ranges separated by commas. If there are more than `limit + 1` ranges, the text contains the first
    /// `limit` ranges and the number of remaining versions. Safe to print.
    package func text(_ names: some Sequence<String>, limit: Int = .max) -> String {
        let ranges = ranges(of: names)
        // One more range is not longer than the words "and 1 more version", so `limit + 1` ranges are shown in full.
        let shown = ranges.count - 1 <= limit ? ranges.count : limit
        let text = ranges.prefix(shown).map(\.text).joined(separator: ", ")
        let rest = ranges.dropFirst(shown).map(\.names.count).reduce(0, +)
        return rest == 0 ? text : "\(text) and \(Counted.text(rest, "more version"))"
    }
}
