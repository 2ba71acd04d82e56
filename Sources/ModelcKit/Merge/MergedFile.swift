import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcSchema

/// Creates the merged file. If ours is in Xcode's format, so is the merged file. Otherwise the merged file is ours with
/// as few edits as possible.
struct MergedFile {
    let source: SourceText
    let model: ManagedObjectModel
    /// The comments in ours that stood directly above an element that theirs removed.
    let orphans: [Orphan]
    private let name: String

    /// A comment above a removed element.
    struct Orphan {
        var path: MergePath
        /// The text of the comment, on one line.
        var text: String
    }

    init(_ root: VerbatimElement, insteadOf ours: MergeSide, name: String) throws(RunFailure) {
        let (bytes, orphans) = try MergedFile.bytes(of: root, insteadOf: ours, name)
        source = SourceText(bytes)
        self.orphans = orphans
        guard let model = ModelReader.model(in: source, path: name).model else { throw MergedFile.unreadable(name) }
        self.model = model
        self.name = name
    }

    private static func bytes(
        of root: VerbatimElement, insteadOf ours: MergeSide, _ name: String
    ) throws(RunFailure) -> (bytes: [UInt8], orphans: [Orphan]) {
        let ending: [UInt8] = ours.source.bytes.last == UInt8(ascii: "\n") ? [UInt8(ascii: "\n")] : []
        if !ours.isCanonical, let edited = edited(ours, to: root) { return edited }
        if let content = ours.foreignContent {
            throw failure(name, "ours has \(content) in a form that cannot be kept")
        }
        let bytes = ModelTree.contents(of: root) + ending
        guard ours.source.bytes[...].firstPlace(of: "\r\n") != nil else { return (bytes, []) }
        // Line feeds in values are escaped, so every remaining line feed ends a line.
        return (bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }, [])
    }

    /// Edits a file that is not in Xcode's format. Its layout and comments are kept.
    private static func edited(_ ours: MergeSide, to root: VerbatimElement) -> (bytes: [UInt8], orphans: [Orphan])? {
        let tree = TreeEdits(from: ours.tree.root, at: ours.tree.positions, to: root)
        let edits = tree.edits
        guard let editor = try? ModelEditor(ours.source) else { return nil }
        let (textEdits, problems) = editor.textEdits(for: edits)
        guard problems.isEmpty, let bytes = try? TextEdit.apply(textEdits, to: ours.source.bytes),
            EditCheck.isExactly(SourceText(bytes), ours.source, with: edits)
        else { return nil }
        return (bytes, tree.removals.compactMap { orphan(of: $0.path, before: $0.position, in: ours.source) })
    }

    /// Returns the comment directly before an element; nil if there is none.
    private static func orphan(of path: MergePath, before position: SourcePosition, in source: SourceText) -> Orphan? {
        let blanks = Set(" \t\r\n".utf8)
        var head = source.bytes[..<position.offset]
        while let last = head.last, blanks.contains(last) { head.removeLast() }
        guard head.suffix(3).elementsEqual("-->".utf8) else { return nil }
        let text = String(decoding: head, as: UTF8.self)
        guard let start = text.ranges(of: "<!--").last else { return nil }
        let words = text[start.upperBound...].dropLast(3).split(whereSeparator: \.isWhitespace)
        return Orphan(path: path, text: words.joined(separator: " "))
    }

    /// Returns the file with a mark for each conflict. Also returns the conflicts, with the positions of their marks.
    func marked(
        _ conflicts: [ConflictWords.Described]
    ) throws(RunFailure) -> (source: SourceText, conflicts: [MergeOutcome.Conflict]) {
        guard let tree = ModelTree(self.source) else { throw MergedFile.unreadable(name) }
        let places = ElementLocations(tree.root)
        let marks = conflicts.map { conflict in
            ConflictMarks.Mark(
                offset: tree.positions[places.number(of: conflict.path)].offset, subject: conflict.text.subject,
                lines: conflict.text.lines)
        }
        let order = marks.indices.sorted { (marks[$0].offset, $0) < (marks[$1].offset, $1) }
        let source = SourceText(ConflictMarks.bytes(of: self.source, with: order.map { marks[$0] }))
        let described = zip(order, ConflictMarks.places(in: source)).map { index, place in
            var conflict = conflicts[index].text
            conflict.position = place
            return conflict
        }
        return (source, described)
    }

    private static func unreadable(_ name: String) -> RunFailure {
        failure(name, "the merged file could not be read")
    }

    static func failure(_ name: String, _ reason: String) -> RunFailure {
        RunFailure([
            Diagnostic(
                .mergeFailed, .error, "\(name) was not merged: \(reason)", at: SourceLocation(path: name),
                help: "merge the file by hand, and report this")
        ])
    }
}

extension MergeOutcome.Conflict {
    /// The lines of text in the conflict mark.
    fileprivate var lines: [String] {
        var lines = problem.map { [$0] } ?? []
        lines.append("ours: " + ours.joined(separator: ", "))
        lines.append("theirs: " + theirs.joined(separator: ", "))
        if let theirText { lines.append("theirs in XML: " + theirText) }
        return lines + [help]
    }
}
