import ModelcBase
import ModelcDiagnostics

/// Collects the notes about a conversion.
final class MiscMergeNotes {
    /// The effect of a construct on the converted template.
    enum Kind {
        /// The converted template has the same output, but the construct probably does not do what its author
        /// intended.
        case trap
        /// The template language has no equivalent.
        case noEqual
        /// mogenerator ends with an error at this construct.
        case error
    }

    private let source: TemplateSource
    private(set) var diagnostics: [Diagnostic] = []

    init(_ source: TemplateSource) { self.source = source }

    /// A collector for a reading whose notes do not count.
    static var ignored: MiscMergeNotes { MiscMergeNotes(TemplateSource(path: "", text: SourceText([]))) }

    func add(_ kind: Kind, _ message: String, at range: Range<Int>, help: String) {
        let (id, severity): (DiagnosticID, Severity) =
            switch kind {
            case .trap: (.templateTrap, .note)
            case .noEqual: (.templateNoEqual, .warning)
            case .error: (.templateUnconvertible, .error)
            }
        let diagnostic = Diagnostic(
            id, severity, message, at: TemplateLocation(source: source, range: range).location, help: help)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}

extension DiagnosticID {
    static let templateTrap = DiagnosticID("template-trap")
    static let templateNoEqual = DiagnosticID("template-no-equal")
    static let templateUnconvertible = DiagnosticID("template-unconvertible")
}
