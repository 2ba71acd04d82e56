import ModelcDiagnostics
import ModelcText

/// A diagnostic at a marked place of a source text.
struct Reporting {
    let diagnostic: Diagnostic
    let source: SourceText

    /// - Parameter marked: the file's text; what is to be underlined stands between `«` and `»`.
    init(_ marked: String, message: String = "wrong", help: String? = nil) {
        let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
        let rest = (parts.last ?? "").split(separator: "»", omittingEmptySubsequences: false)
        let before = String(parts.first ?? "")
        let inside = String(rest.first ?? "")
        source = SourceText(Array((before + inside + String(rest.last ?? "")).utf8))
        let position = source.position(at: before.utf8.count)
        let location = SourceLocation(path: "contents", position: position, length: inside.utf8.count)
        diagnostic = Diagnostic(DiagnosticID("some-id"), .error, message, at: location, help: help)
    }

    /// The report for people.
    func text(style: TextStyle = .plain) -> String {
        TextReporter(style: style, sources: ["contents": source]).report([diagnostic])
    }

    /// The source line and the line of carets, without the column of line numbers.
    var excerpt: [String] {
        text().split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).prefix(2)
            .map { String($0.drop { $0 != "|" }.dropFirst(2)) }
    }
}
