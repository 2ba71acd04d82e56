import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcXML

/// The messages for a file that is not an XML document.
enum UnreadableDocument {
    static func diagnostics(for problem: XMLError, in source: SourceText, path: String) -> [Diagnostic] {
        let markers = conflictMarkers(in: source, path: path)
        guard markers.isEmpty else { return markers }
        return [
            Diagnostic(
                .unreadableModel, .error, message(for: problem, in: source),
                at: SourceLocation(path: path, position: problem.position), help: help(for: problem.kind))
        ]
    }

    private static func message(for problem: XMLError, in source: SourceText) -> String {
        guard !source.bytes.isEmpty else { return "the file is empty" }
        switch problem.kind {
        case .malformed: return "the file is not well-formed XML: \(problem.message)"
        case .documentType, .limit, .encoding: return "the file is refused: \(problem.message)"
        }
    }

    private static func help(for kind: XMLError.Kind) -> String {
        switch kind {
        case .malformed: "restore the file from version control, or correct it; nothing else in it was checked"
        case .documentType: "remove the DOCTYPE; Xcode never writes one"
        case .limit: "restore the file from version control: models of Xcode stay far below this limit"
        case .encoding: "save the file as UTF-8"
        }
    }

    /// Returns the diagnostics without those about a start tag that the XML error cuts off: an attribute that seems to
    /// be missing may be in the unread part of the tag.
    static func withoutCutTag(
        _ diagnostics: [Diagnostic], before problem: XMLError, in source: SourceText
    ) -> [Diagnostic] {
        let before = source.bytes[..<min(problem.position.offset, source.bytes.count)]
        guard let start = before.lastIndex(of: UInt8(ascii: "<")), !before[start...].contains(UInt8(ascii: ">")) else {
            return diagnostics
        }
        return diagnostics.filter { ($0.location?.position?.offset ?? 0) < start }
    }

    /// One diagnostic for each line that is a conflict marker.
    static func conflictMarkers(in source: SourceText, path: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for line in 1...source.lineCount {
            guard let range = source.byteRange(ofLine: line),
                ConflictMarker.isMarker(source.bytes[range])
            else { continue }
            found.append(
                Diagnostic(
                    .unreadableModel, .error, "the file holds an unresolved merge conflict",
                    at: SourceLocation(
                        path: path, position: source.position(at: range.lowerBound), length: range.count),
                    help: "resolve the conflict, keeping the lines of one side or of both; "
                        + "'\(ToolCommandName.merge)' can be installed to merge models by entity"))
        }
        return found
    }
}
