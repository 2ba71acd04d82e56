import ModelcBase
import ModelcCodegen
import ModelcDiagnostics

/// The files and messages of a generation.
package struct GenerationReport {
    package var files: [PlannedFile] = []
    /// The paths of machine files (generated files that are rewritten in each run) of entities that no longer exist.
    package var orphans: [String] = []
    package var diagnostics: [Diagnostic] = []
    /// The version hashes of `@Model` classes, for each model that has such classes.
    package private(set) var swiftData: [(model: String, hashes: [SwiftDataEntityHash])] = []
    /// The files of other tools that were taken over; nil if that was not requested.
    package var adoption: Adoption?
    /// Errors in parts of models that were omitted. They do not prevent writing the files of the other parts.
    private var tolerated: Set<Diagnostic> = []
    /// The texts of the files that diagnostics refer to, by path. Used for excerpts.
    package private(set) var sources: [String: SourceText]

    init(sources: [String: SourceText]) { self.sources = sources }

    /// Adds the messages from generating one model to the report.
    mutating func add(_ generation: ModelGeneration) {
        // If the configuration has two entries for one model, both have the same messages about the model.
        var known = Set(diagnostics)
        diagnostics += generation.diagnostics.filter { known.insert($0).inserted }
        tolerated.formUnion(generation.toleratedErrors)
        if !generation.swiftDataHashes.isEmpty { swiftData.append((generation.path, generation.swiftDataHashes)) }
        sources.merge(ModelSources.texts(of: generation.reading.model.map { [$0] } ?? [])) { first, _ in first }
    }

    /// Whether there are errors that prevent writing files.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error && !tolerated.contains($0) } }

    /// Whether parts of models were omitted.
    package var isPartial: Bool { !tolerated.isEmpty }

    /// The differences between the files on disk and the files that a run would generate (`generate --check`).
    package var drift: Drift { Drift(files: files, orphans: orphans) }
}

extension DiagnosticID {
    static let missingOutput = DiagnosticID("missing-output")
    static let outdatedOutput = DiagnosticID("outdated-output")
}
