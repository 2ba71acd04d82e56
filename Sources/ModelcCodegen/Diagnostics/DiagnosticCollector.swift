import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// Gathers the diagnostics of one generation, each once.
struct DiagnosticCollector: Sendable {
    /// Finds a place in the model's file.
    private let locate: @Sendable (SourcePlace) -> SourceLocation
    private(set) var diagnostics: [Diagnostic] = []
    // A property of an entity without a class is planned once for every class below it.
    private var seen: Set<Diagnostic> = []

    init(locate: @escaping @Sendable (SourcePlace) -> SourceLocation) { self.locate = locate }

    /// Whether anything forbids output.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    mutating func report(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, at place: ModelPlace, help: String,
        related: [RelatedPlace] = []
    ) {
        let diagnostic = Diagnostic(
            id, severity, message, at: location(of: place), modelPath: place.path, help: help, related: related)
        add(diagnostic)
    }

    /// An empty collector for a part of the same generation.
    var empty: DiagnosticCollector { DiagnosticCollector(locate: locate) }

    /// Takes over what was found in a part of the generation.
    mutating func add(_ part: DiagnosticCollector) {
        for diagnostic in part.diagnostics { add(diagnostic) }
    }

    private mutating func add(_ diagnostic: Diagnostic) {
        if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    /// Where a place is in the file.
    func location(of place: ModelPlace) -> SourceLocation {
        locate(place.source)
    }
}
