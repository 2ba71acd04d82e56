/// The findings that a project has put up with: they are hidden, new ones are not.
///
/// A text file of one finding a line, sorted by bytes, so that merges work. Equal findings are equal lines, and count.
package struct Baseline: Hashable, Sendable {
    /// The first line of the file.
    static let header = "\(marker) 1"

    /// How every baseline begins, whatever its format.
    package static let marker = "# modelc lint baseline"

    /// How often each finding is put up with.
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

    /// Reads the text of a file. Comments and empty lines are skipped; line ends may be CR LF.
    package init(parsing text: String) throws(BaselineError) {
        // Not `isNewline`: names may hold other separators of lines.
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

    /// Which findings of a run the baseline hides, and which of its entries are stale.
    ///
    /// - Parameter keys: the findings of the whole run in their order; a key that occurs more often than it is put up
    ///   with is hidden as often as that, first ones first.
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

    /// The baseline without entries that were found stale.
    package func pruned(_ stale: [FindingKey]) -> Baseline {
        var pruned = self
        for key in stale {
            let left = (pruned.counts[key] ?? 0) - 1
            pruned.counts[key] = left > 0 ? left : nil
        }
        return pruned
    }
}

/// What a baseline has to say to the findings of a run.
package struct BaselineMatch: Hashable, Sendable {
    /// Of each finding, in the order they were given, whether it is hidden.
    package var isHidden: [Bool]
    /// The entries that nothing was found for, sorted; as often as they are in excess.
    package var stale: [FindingKey]

    package init(isHidden: [Bool], stale: [FindingKey]) {
        self.isHidden = isHidden
        self.stale = stale
    }
}

/// Why a file is no baseline that can be used.
package enum BaselineError: Error, Hashable {
    /// The first line is not that of a baseline.
    case notABaseline
    /// The first line is that of a baseline of another format.
    case unknownVersion(String)
    /// A line (from 1) has not three or four columns with tabs between.
    case malformedLine(Int)

    /// What is wrong, without a final stop.
    package var message: String {
        switch self {
        case .notABaseline: "the first line is not '\(Baseline.header)'"
        case .unknownVersion(let line): "the format '\(line)' is not known; this is '\(Baseline.header)'"
        case .malformedLine(let number): "line \(number) has not three or four columns with tabs between"
        }
    }
}
