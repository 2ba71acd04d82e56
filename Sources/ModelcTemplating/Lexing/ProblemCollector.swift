import ModelcDiagnostics

/// Collects the errors and warnings of a template and its included templates. Each is collected once.
final class ProblemCollector {
    private var diagnostics: [Diagnostic] = []
    // A template that is included twice is also checked twice.
    private var seen: Set<Diagnostic> = []
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Whether there is an error, so that the template cannot be rendered.
    private(set) var hasErrors = false

    /// The diagnostics in the order of the file. The diagnostics of included templates are last.
    var sorted: [Diagnostic] {
        var ranks: [String: Int] = [:]
        for path in diagnostics.compactMap(\.location?.path) where ranks[path] == nil { ranks[path] = ranks.count }
        return diagnostics.enumerated()
            .map { (key: (ranks[$1.location?.path ?? ""] ?? 0, $1.location?.position?.offset ?? 0, $0), value: $1) }
            .sorted { $0.key < $1.key }
            .map(\.value)
    }

    func report(
        _ id: DiagnosticID, _ message: @autoclosure () -> String, at place: TemplateLocation,
        help: @autoclosure () -> String, related: [RelatedLocation] = [], severity: Severity = .error
    ) {
        // The first error is always added. Otherwise, if warnings filled the list, a template with errors would seem
        // valid.
        guard diagnostics.count < limit || severity == .error && !hasErrors else { return }
        var diagnostic = Diagnostic(id, severity, message(), at: place.location, help: help())
        guard seen.insert(diagnostic).inserted else { return }
        diagnostic.related = related
        diagnostics.append(diagnostic)
        if severity == .error { hasErrors = true }
    }
}
