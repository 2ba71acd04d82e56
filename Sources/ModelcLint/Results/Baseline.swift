/// The findings that a project tolerates: they are hidden, new ones are not.
///
/// A text file with one finding per line, sorted by bytes, so that merges work. Equal findings are equal lines, and
/// are counted.
package struct Baseline: Hashable, Sendable {
    /// The first line of the file.
    static let header = "\(marker) 1"

    /// The start of every baseline, in any format.
    package static let marker = "# modelc lint baseline"

    /// The number of times that each finding is tolerated.
    package private(set) var counts: [FindingKey: Int] = [:]

    /// - Parameter keys: the findings, in any order. Those of structural rules must not be among them.
    package init(_ keys: some Sequence<FindingKey>) {
        for key in keys { counts[key, default: 0] += 1 }
    }

    /// The file's text, with a line feed at its end.
    package var text: String {
        let lines = counts.keys.sorted().flatMap { Array(repeating: $0.line, count: counts[$0] ?? 0) }
        return ([Baseline.header] + lines).joined(separator: "\n") + "\n"
    }

    /// Parses the text of a file. Comments and empty lines are skipped; line ends may be CR LF.
    package init(parsing text: String) throws(BaselineError) {
        // Not `isNewline`: names may contain other line separators.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        guard let header = lines.first, header.hasPrefix(Baseline.marker) else { throw .notABaseline }
        guard header == Baseline.header else { throw .unknownVersion(String(header)) }
        var keys: [FindingKey] = []
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            guard let key = FindingKey(line: line) else { throw .malformedLine(index + 1) }
            keys.append(key)
        }
        self.init(keys)
    }

    /// Returns which findings of a run the baseline hides, and which of its entries are stale.
    ///
    /// - Parameter keys: the findings of the whole run in their order. If a key occurs more often than it is
    ///   tolerated, only the first ones are hidden.
    package func matches(_ keys: [FindingKey]) -> BaselineMatch {
        var remaining = counts
        var hidden: [Bool] = []
        for key in keys {
            let left = remaining[key] ?? 0
            hidden.append(left > 0)
            if left > 0 { remaining[key] = left - 1 }
        }
        let stale = remaining.filter { $0.value > 0 }.keys.sorted()
        return BaselineMatch(
            isHidden: hidden, stale: stale.flatMap { Array(repeating: $0, count: remaining[$0] ?? 0) })
    }

    /// Returns the baseline without stale entries.
    package func pruned(_ stale: [FindingKey]) -> Baseline {
        var pruned = self
        for key in stale {
            let left = (pruned.counts[key] ?? 0) - 1
            pruned.counts[key] = left > 0 ? left : nil
        }
        return pruned
    }
}
