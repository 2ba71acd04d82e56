/// The difference of two texts in the unified format, line by line.
package enum UnifiedDiff {
    /// The difference from `old` to `new`; empty if they are equal.
    ///
    /// - Parameters:
    ///   - oldName: the name after `---`.
    ///   - newName: the name after `+++`.
    ///   - context: the number of unchanged lines shown around a change.
    package static func text(
        from old: String, to new: String, oldName: String, newName: String, context: Int = 3
    ) -> String {
        let changes = edits(from: lines(of: old), to: lines(of: new))
        let hunks = DiffHunk.hunks(of: changes, context: context)
        guard !hunks.isEmpty else { return "" }
        return "--- \(header(oldName))\n+++ \(header(newName))\n" + hunks.map(\.text).joined()
    }

    /// The numbers of added and removed lines from `old` to `new`.
    package static func counts(from old: String, to new: String) -> (added: Int, removed: Int) {
        let difference = lines(of: new).difference(from: lines(of: old))
        return (difference.insertions.count, difference.removals.count)
    }

    /// The edits that convert `old` to `new`. Each replaces whole lines.
    package static func lineEdits(from old: String, to new: String) -> [TextEdit] {
        var edits: [TextEdit] = []
        var offset = 0
        var isOpen = false
        for line in self.edits(from: lines(of: old), to: lines(of: new)) {
            let count = line.text.utf8.count
            if line.kind == .unchanged {
                isOpen = false
            } else {
                if !isOpen { edits.append(TextEdit(offset: offset)) }
                isOpen = true
                edits[edits.count - 1].length += line.kind == .removed ? count : 0
                edits[edits.count - 1].replacement += line.kind == .added ? line.text : ""
            }
            if line.kind != .added { offset += count }
        }
        return edits
    }

    /// A file name in the header of a diff, as `patch` and git read it. A name with spaces is followed by a tab. A name
    /// with special characters, such as a line feed, is in quotes with the escapes of C.
    private static func header(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && $0.value != 0x7F && !"\"\\".contains(Character($0))
        }
        guard isPlain else { return "\"" + name.utf8.map(quoted).joined() + "\"" }
        return name.containsText(" ") ? name + "\t" : name
    }

    private static func quoted(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
        case 0x20..<0x7F: String(UnicodeScalar(byte))
        default: "\\" + [byte >> 6, (byte >> 3) & 7, byte & 7].map { String($0) }.joined()
        }
    }

    /// The lines with their line feeds, so that a missing line feed at the end is a difference.
    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text[...]
        while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
            let next = rest.utf8.index(after: end)
            lines.append(rest[..<next])
            rest = rest[next...]
        }
        if !rest.isEmpty { lines.append(rest) }
        return lines
    }

    /// All lines of both texts in reading order; an unchanged line occurs once.
    private static func edits(from old: [Substring], to new: [Substring]) -> [DiffLine] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(offset))
        let inserted = Set(difference.insertions.map(offset))
        var edits: [DiffLine] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                edits.append(DiffLine(kind: .removed, text: old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                edits.append(DiffLine(kind: .added, text: new[newIndex]))
                newIndex += 1
            } else {
                edits.append(DiffLine(kind: .unchanged, text: old[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return edits
    }

    private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

/// A part of a diff: changes close to each other, with the unchanged lines around them.
struct DiffHunk {
    /// The number of the first line in the old text, from 1. The header of the hunk shows one less if the hunk has no
    /// line of the old text.
    private var oldStart: Int
    /// The number of the first line in the new text, from 1. The header of the hunk shows one less if the hunk has no
    /// line of the new text.
    private var newStart: Int
    private var lines: [DiffLine]

    /// Groups the changed lines of a whole comparison into hunks.
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

    /// The index ranges of the hunks: changes with their context, merged if they touch.
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

/// A line of the old text, of the new text, or of both.
struct DiffLine {
    enum Kind {
        case unchanged
        case added
        case removed
    }

    let kind: Kind
    /// The line with its line feed. Only the last line of a text may have none.
    let text: Substring

    /// The line as it is written in a hunk.
    var output: String {
        let mark =
            switch kind {
            case .unchanged: " "
            case .added: "+"
            case .removed: "-"
            }
        return mark + text + (text.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n")
    }
}
