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
