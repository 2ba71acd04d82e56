import ModelcDiagnostics
import ModelcText
import ModelcXML

/// Reports faults of one element of the file, at its exact place.
struct ElementReport {
    private let context: ReadingContext
    private let position: SourcePosition?

    init(_ context: ReadingContext, _ position: SourcePosition?) {
        self.context = context
        self.position = position
    }

    func error(_ id: DiagnosticID, _ message: String, attribute: String? = nil, help: String?) {
        report(id, .error, message, attribute: attribute, help: help)
    }

    func warning(_ id: DiagnosticID, _ message: String, attribute: String? = nil, help: String?) {
        report(id, .warning, message, attribute: attribute, help: help)
    }

    func note(_ id: DiagnosticID, _ message: String, attribute: String? = nil, help: String?) {
        report(id, .note, message, attribute: attribute, help: help)
    }

    /// A text of an attribute that has no meaning.
    func problem(_ problem: FieldProblem, attribute: String, value: String) {
        report(
            problem.id, problem.severity, "\(attribute)=\"\(value)\" \(problem.message)", attribute: attribute,
            help: problem.help)
    }

    /// Character data, which the format has nowhere.
    func ignoredText(_ text: String, at position: SourcePosition, in elementName: String) {
        let excerpt = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(40)
        ElementReport(context, nil).report(
            .unknownXML, .warning, "<\(elementName)> holds the text '\(excerpt)', which is ignored",
            location: SourceLocation(path: context.path, position: position), help: "remove it")
    }

    private func report(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, attribute: String?, help: String?
    ) {
        report(id, severity, message, location: location(of: attribute), help: help)
    }

    private func report(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, location: SourceLocation, help: String?
    ) {
        let modelPath = context.modelPath
        context.report(
            Diagnostic(
                id, severity, modelPath.map { "\($0): \(message)" } ?? message, at: location, modelPath: modelPath,
                help: help))
    }

    private func location(of attribute: String?) -> SourceLocation {
        guard let position else { return SourceLocation(path: context.path) }
        return SourceLocation(
            path: context.path, elementAt: position, attribute: attribute, of: context.source)
    }
}
