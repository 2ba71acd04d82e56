import ModelcBase
import ModelcDiagnostics

/// The comments with which a merge of models marks unresolved conflicts: the file stays well-formed, and can be opened.
package enum ConflictMarks {
    /// The prefix of each comment; the name of the conflicting element follows.
    private static let start: StaticString = "<!-- modelc merge conflict: "

    /// A comment, and its element.
    package struct Mark {
        /// The `<` of the element's start tag.
        package var offset: Int
        /// `Book.title`.
        var subject: String
        /// The message, one entry per line.
        var lines: [String]

        package init(offset: Int, subject: String, lines: [String]) {
            self.offset = offset
            self.subject = subject
            self.lines = lines
        }
    }

    /// The bytes of a file with comments before elements, on lines of their own if the element begins a line.
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

    /// A comment cannot have two hyphens in a row, nor one at its end.
    private static func safe(_ text: String) -> String {
        let safe = text.replacingText("--", with: "-&#45;")
        return safe.hasSuffix("-") ? safe + " " : safe
    }

    /// The white space before an element that begins its line; nil for any other.
    private static func indent(before offset: Int, in source: SourceText) -> String? {
        // Does not search to the start of the line: all conflicts may be on one line.
        var start = offset
        while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source.bytes[start - 1]) { start -= 1 }
        guard start == 0 || source.bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        return String(decoding: source.bytes[start..<offset], as: UTF8.self)
    }

    /// The positions of marks, in the order of the file.
    package static func places(in source: SourceText) -> [SourcePosition] {
        var places: [SourcePosition] = []
        var rest = source.bytes[...]
        while let range = rest.firstPlace(of: start) {
            places.append(source.position(at: range.lowerBound))
            rest = rest[range.upperBound...]
        }
        return places
    }

    /// One diagnostic for each remaining mark.
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
    /// The subject without the end of a one-line comment.
    static func trimmed(_ line: String) -> String {
        let text = line.firstText("-->").map { String(line[..<$0.lowerBound]) } ?? line
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}
