import ModelcDiagnostics

/// Why rendering ends: what no check could know before.
struct RenderFault: Error {
    let id: DiagnosticID
    let message: String
    let help: String
    /// Where it happened.
    let place: ExpressionID?

    init(_ id: DiagnosticID, _ message: String, at place: ExpressionID?, help: String) {
        self.id = id
        self.message = message
        self.help = help
        self.place = place
    }

    /// A fault that the checker finds where types show it.
    init(_ text: FaultText, at place: ExpressionID) { self.init(text.id, text.message, at: place, help: text.help) }

    func diagnostic(in program: Program) -> Diagnostic {
        let location =
            place.map { program.place(of: $0).location } ?? program.sources.first.map { SourceLocation(path: $0.path) }
        return Diagnostic(id, .error, message, at: location, help: help)
    }

    static func tooLong(at place: ExpressionID?, limit: Int) -> RenderFault {
        RenderFault(
            .templateLimit, "The text grew beyond \(limit) bytes", at: place,
            help: "Check the loops of the template.")
    }
}
