import ModelcDiagnostics
import ModelcText

/// Gathers the faults of a template and of those it includes, each once.
final class FaultCollector {
    private var diagnostics: [Diagnostic] = []
    // A template that is included twice is checked twice.
    private var seen: Set<Diagnostic> = []
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Whether anything forbids rendering.
    private(set) var hasErrors = false

    /// The faults in the order of the file, those of included templates behind them.
    var sorted: [Diagnostic] {
        var ranks: [String: Int] = [:]
        for path in diagnostics.compactMap(\.location?.path) where ranks[path] == nil { ranks[path] = ranks.count }
        return diagnostics.enumerated()
            .map { (key: (ranks[$1.location?.path ?? ""] ?? 0, $1.location?.position?.offset ?? 0, $0), value: $1) }
            .sorted { $0.key < $1.key }
            .map(\.value)
    }

    func report(
        _ id: DiagnosticID, _ message: @autoclosure () -> String, at place: TemplatePlace,
        help: @autoclosure () -> String, related: [RelatedPlace] = [], severity: Severity = .error
    ) {
        // Warnings must not use up the room of the first error, or a template with faults would seem sound.
        guard diagnostics.count < limit || severity == .error && !hasErrors else { return }
        var diagnostic = Diagnostic(id, severity, message(), at: place.location, help: help())
        guard seen.insert(diagnostic).inserted else { return }
        diagnostic.related = related
        diagnostics.append(diagnostic)
        if severity == .error { hasErrors = true }
    }
}

extension DiagnosticID {
    // The file.
    package static let templateEncoding = DiagnosticID("template-encoding")
    static let templateLineEnds = DiagnosticID("template-line-ends")
    static let templateLimit = DiagnosticID("template-limit")
    // Commands.
    static let templateUnclosedCommand = DiagnosticID("template-unclosed-command")
    static let templateStrayDelimiter = DiagnosticID("template-stray-delimiter")
    static let templateEmptyCommand = DiagnosticID("template-empty-command")
    static let templateUnsupportedCommand = DiagnosticID("template-unsupported-command")
    static let templateReservedName = DiagnosticID("template-reserved-name")
    static let templateMissingBlank = DiagnosticID("template-missing-blank")
    static let templateInvalidName = DiagnosticID("template-invalid-name")
    // Blocks.
    static let templateElseIf = DiagnosticID("template-else-if")
    static let templateUnclosedBlock = DiagnosticID("template-unclosed-block")
    static let templateMismatchedEnd = DiagnosticID("template-mismatched-end")
    static let templateMismatchedTag = DiagnosticID("template-mismatched-tag")
    static let templateOperatorTag = DiagnosticID("template-operator-tag")
    // Expressions.
    static let templateMissingExpression = DiagnosticID("template-missing-expression")
    static let templateTrailingText = DiagnosticID("template-trailing-text")
    static let templateUnexpectedText = DiagnosticID("template-unexpected-text")
    static let templateUnclosedString = DiagnosticID("template-unclosed-string")
    static let templateUnknownEscape = DiagnosticID("template-unknown-escape")
    static let templateUnknownOperator = DiagnosticID("template-unknown-operator")
    static let templateInvalidNumber = DiagnosticID("template-invalid-number")
    // Meaning.
    static let templateUnknownName = DiagnosticID("template-unknown-name")
    static let templateUnknownKey = DiagnosticID("template-unknown-key")
    static let templateWrongKind = DiagnosticID("template-wrong-kind")
    static let templateDoubtfulTruth = DiagnosticID("template-doubtful-truth")
    static let templateArithmetic = DiagnosticID("template-arithmetic")
    // Included templates.
    static let templateUnknownInclude = DiagnosticID("template-unknown-include")
    static let templateIncludeCycle = DiagnosticID("template-include-cycle")
}
