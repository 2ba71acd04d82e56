/// Changes that stand close together, with the unchanged lines around them.
struct DiffHunk {
    /// The first line in the old text, from 1; the line before it where the hunk has none of the old text.
    private var oldStart: Int
    /// The first line in the new text, likewise.
    private var newStart: Int
    private var lines: [DiffLine]

    /// The hunks of a whole comparison.
    static func hunks(of lines: [DiffLine], context: Int) -> [DiffHunk] {
        var hunks: [DiffHunk] = []
        for range in ranges(of: lines, context: context) {
            let before = lines[..<range.lowerBound]
            hunks.append(
                DiffHunk(
                    oldStart: before.count { $0.kind != .added } + 1,
                    newStart: before.count { $0.kind != .removed } + 1,
                    lines: Array(lines[range])))
        }
        return hunks
    }

    /// Where the hunks are among the lines: the changes with their context, merged where they touch.
    private static func ranges(of lines: [DiffLine], context: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for index in lines.indices where lines[index].kind != .unchanged {
            let range = max(index - context, 0)..<min(index + context + 1, lines.count)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    var text: String {
        let oldCount = lines.count { $0.kind != .added }
        let newCount = lines.count { $0.kind != .removed }
        let old = "\(oldCount == 0 ? oldStart - 1 : oldStart),\(oldCount)"
        let new = "\(newCount == 0 ? newStart - 1 : newStart),\(newCount)"
        return "@@ -\(old) +\(new) @@\n" + lines.map(\.output).joined()
    }
}
