import ModelcDiagnostics

/// An error that stops rendering. The checker cannot detect it in advance.
struct RenderError: Error {
    let id: DiagnosticID
    let message: String
    let help: String
    /// The expression in which the error occurred.
    let place: ExpressionID?

    init(_ id: DiagnosticID, _ message: String, at place: ExpressionID?, help: String) {
        self.id = id
        self.message = message
        self.help = help
        self.place = place
    }

    /// Creates an error that the checker would have reported if the types had been known.
    init(_ text: ProblemText, at place: ExpressionID) { self.init(text.id, text.message, at: place, help: text.help) }

    func diagnostic(in program: Program) -> Diagnostic {
        let location =
            place.map { program.place(of: $0).location } ?? program.sources.first.map { SourceLocation(path: $0.path) }
        return Diagnostic(id, .error, message, at: location, help: help)
    }

    static func tooLong(at place: ExpressionID?, limit: Int) -> RenderError {
        RenderError(
            .templateLimit, "The text grew beyond \(limit) bytes", at: place,
            help: "Check the loops of the template.")
    }
}
