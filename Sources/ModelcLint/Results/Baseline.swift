/// The findings that a project tolerates. Lint hides these findings, but still reports new ones.
///
/// The baseline is stored as a text file with one finding per line. The lines are sorted in byte order, so that git can
/// merge the file. Equal findings have equal lines and are counted.
package struct Baseline: Hashable, Sendable {
    /// The first line of the file, with the number of the format.
    static let header = "\(marker) 1"

    /// The beginning of every baseline file, for all format numbers.
    package static let marker = "# modelc lint baseline"

    /// The number of tolerated occurrences of each finding.
    package private(set) var counts: [FindingKey: Int] = [:]

    /// - Parameter keys: the findings in any order. Findings of structural rules are not allowed.
    package init(_ keys: some Sequence<FindingKey>) {
        for key in keys { counts[key, default: 0] += 1 }
    }

    /// The text of the file. It ends with a line feed.
    package var text: String {
        let lines = counts.keys.sorted().flatMap { Array(repeating: $0.line, count: counts[$0] ?? 0) }
        return ([Baseline.header] + lines).joined(separator: "\n") + "\n"
    }

    /// Parses the text of a file. Comments and empty lines are skipped. Lines may end with CR LF.
    package init(parsing text: String) throws(BaselineError) {
        // `isNewline` is not used, because names may contain other line separators.
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

    /// Returns which findings of a run the baseline hides, and which of its entries match no finding.
    ///
    /// - Parameter keys: all findings of the run, in their order. If a finding occurs more often than the baseline
    ///   tolerates, only the first occurrences are hidden.
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

    /// Returns the baseline without the given entries, which no longer match a finding.
    package func pruned(_ stale: [FindingKey]) -> Baseline {
        var pruned = self
        for key in stale {
            let left = (pruned.counts[key] ?? 0) - 1
            pruned.counts[key] = left > 0 ? left : nil
        }
        return pruned
    }
}
