import ModelcBase
import ModelcDiagnostics

/// The comments that a merge of models writes at unresolved conflicts. The file stays well-formed and can be opened.
package enum ConflictMarks {
    /// The start of each comment. The name of the conflicting element follows it.
    private static let start: StaticString = "<!-- modelc merge conflict: "

    /// A comment about a conflict. It is written before the start tag of an element.
    package struct Mark {
        /// The offset of the `<` of the element's start tag.
        package var offset: Int
        /// The name of the conflicting element, such as `Book.title`.
        var subject: String
        /// The lines of the message.
        var lines: [String]

        package init(offset: Int, subject: String, lines: [String]) {
            self.offset = offset
            self.subject = subject
            self.lines = lines
        }
    }

    /// The bytes of a file with comments added before elements. If the element begins a line, the comment gets lines of
    /// its own.
    package static func bytes(of source: SourceText, with marks: [Mark]) -> [UInt8] {
        var bytes: [UInt8] = []
        var end = 0
        let newline = source.bytes[...].firstPlace(of: "\r\n") == nil ? "\n" : "\r\n"
        for mark in marks.enumerated().sorted(by: { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }) {
            let offset = mark.element.offset
            bytes += source.bytes[end..<offset]
            bytes += text(mark.element, newline, indent: indent(before: offset, in: source)).utf8
            end = offset
        }
        return bytes + source.bytes[end...]
    }

    private static func text(_ mark: Mark, _ newline: String, indent: String?) -> String {
        let line = newline + (indent ?? "")
        let lines = (["\(start)" + safe(mark.subject)] + mark.lines.map { "     " + safe($0) }).joined(separator: line)
        return "\(lines) -->" + (indent == nil ? "" : line)
    }

    /// Changes a text so that a comment may contain it: no two hyphens in a row, and none at the end.
    private static func safe(_ text: String) -> String {
        let safe = text.replacingText("--", with: "-&#45;")
        return safe.hasSuffix("-") ? safe + " " : safe
    }

    /// The white space before an element; nil if the element does not begin its line.
    private static func indent(before offset: Int, in source: SourceText) -> String? {
        // Searches back over white space only, not to the start of the line: all conflicts may be on one long line.
        var start = offset
        while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source.bytes[start - 1]) { start -= 1 }
        guard start == 0 || source.bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        return String(decoding: source.bytes[start..<offset], as: UTF8.self)
    }

    /// The positions of the conflict comments, in file order.
    package static func places(in source: SourceText) -> [SourcePosition] {
        var places: [SourcePosition] = []
        var rest = source.bytes[...]
        while let range = rest.firstPlace(of: start) {
            places.append(source.position(at: range.lowerBound))
            rest = rest[range.upperBound...]
        }
        return places
    }

    /// One diagnostic for each conflict comment that is still in the file.
    static func diagnostics(in source: SourceText, path: String) -> [Diagnostic] {
        places(in: source).map { place in
            let rest = source.bytes[(place.offset + start.utf8CodeUnitCount)...]
            let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            let subject = VerbatimLine.trimmed(String(decoding: line, as: UTF8.self))
            return Diagnostic(
                .mergeConflictMarker, .error,
                "\(TerminalText.escaped(subject)) has a merge conflict that is not resolved",
                at: SourceLocation(path: path, position: place, length: start.utf8CodeUnitCount - 1),
                help: "keep the element below the comment or write the change of the other side, then delete the "
                    + "comment")
        }
    }
}

private enum VerbatimLine {
    /// The subject in the first line of a comment, without the `-->` of a comment that has only one line.
    static func trimmed(_ line: String) -> String {
        let text = line.firstText("-->").map { String(line[..<$0.lowerBound]) } ?? line
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}
