import ModelcBase
import ModelcDiagnostics

/// The state shared by all builders of one file: the file, the open elements, and the reported diagnostics.
final class ReadingContext {
    /// The file's path for diagnostics.
    let path: String
    let source: SourceText
    /// The builders of the open elements, outermost first.
    var openElements: [any ElementBuilder] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The number of diagnostics that may still be added. The limit keeps a file full of errors from using up the
    /// memory.
    private var room = ReadingContext.limit

    static let limit = 10_000

    init(path: String, source: SourceText) {
        self.path = path
        self.source = source
    }

    /// The model path of the innermost open element, such as `Book.author`; nil if no open element has a name.
    var modelPath: String? {
        let components = openElements.compactMap(\.pathComponent).filter { !$0.isEmpty }
        return components.isEmpty ? nil : components.joined(separator: ".")
    }

    func report(_ diagnostic: Diagnostic) {
        guard room > 0 else { return }
        room -= 1
        diagnostics.append(diagnostic)
        if room == 0 { diagnostics.append(tooMany) }
    }

    private var tooMany: Diagnostic {
        Diagnostic(
            .tooManyProblems, .error, "the file has more than \(ReadingContext.limit) errors; the rest is not shown",
            at: SourceLocation(path: path), help: "correct those shown and read it again")
    }
}
