import ModelcDiagnostics
import ModelcText
import ModelcXML

/// What to say about a file that is no XML document.
enum UnreadableModel {
    static func diagnostics(for fault: XMLFault, in source: SourceText, path: String) -> [Diagnostic] {
        let markers = conflictMarkers(in: source, path: path)
        guard markers.isEmpty else { return markers }
        return [
            Diagnostic(
                .unreadableModel, .error, message(for: fault, in: source),
                at: SourceLocation(path: path, position: fault.position), help: help(for: fault.kind))
        ]
    }

    private static func message(for fault: XMLFault, in source: SourceText) -> String {
        guard !source.bytes.isEmpty else { return "the file is empty" }
        switch fault.kind {
        case .malformed: return "the file is not well-formed XML: \(fault.message)"
        case .documentType, .limit, .encoding: return "the file is refused: \(fault.message)"
        }
    }

    private static func help(for kind: XMLFault.Kind) -> String {
        switch kind {
        case .malformed: "restore the file from version control, or correct it; nothing else in it was checked"
        case .documentType: "remove the DOCTYPE; Xcode never writes one into a model"
        case .limit: "no model that Xcode writes comes near these limits; restore the file"
        case .encoding: "save the file as UTF-8"
        }
    }

    /// The diagnostics without those of a tag that the fault cuts off: what it lacks may be what is cut off.
    static func withoutCutTag(
        _ diagnostics: [Diagnostic], before fault: XMLFault, in source: SourceText
    ) -> [Diagnostic] {
        let before = source.bytes[..<min(fault.position.offset, source.bytes.count)]
        guard let start = before.lastIndex(of: UInt8(ascii: "<")), !before[start...].contains(UInt8(ascii: ">")) else {
            return diagnostics
        }
        return diagnostics.filter { ($0.location?.position?.offset ?? 0) < start }
    }

    /// One diagnostic for each line that a merge left behind.
    static func conflictMarkers(in source: SourceText, path: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for line in 1...source.lineCount {
            guard let range = source.byteRange(ofLine: line), isConflictMarker(source.bytes[range]) else { continue }
            found.append(
                Diagnostic(
                    .unreadableModel, .error, "the file holds an unresolved merge conflict",
                    at: SourceLocation(
                        path: path, position: source.position(at: range.lowerBound), length: range.count),
                    help: "resolve the conflict, keeping the lines of one side or of both"))
        }
        return found
    }

    private static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: "<<<<<<< ".utf8) || line.starts(with: ">>>>>>> ".utf8) || line.elementsEqual("=======".utf8)
            || line.starts(with: "||||||| ".utf8)
    }
}
