import ModelcBase
import ModelcDiagnostics
import ModelcFiles

/// What a generation did, for the user.
package struct GenerationReport {
    package var files: [PlannedFile] = []
    /// Machine files of entities that are gone.
    package var orphans: [String] = []
    package var diagnostics: [Diagnostic] = []
    /// Errors in parts of models that were left out: the rest is written all the same.
    private var tolerated: Set<Diagnostic> = []
    /// The files that diagnostics point into, for excerpts.
    package private(set) var sources: [String: SourceText]

    init(sources: [String: SourceText]) { self.sources = sources }

    /// Adds messages about a model.
    mutating func add(_ generation: ModelGeneration) {
        // Two entries for one model have the same to say of it.
        var known = Set(diagnostics)
        diagnostics += generation.diagnostics.filter { known.insert($0).inserted }
        tolerated.formUnion(generation.toleratedErrors)
        sources.merge(ModelSources.texts(of: generation.reading.model.map { [$0] } ?? [])) { first, _ in first }
    }

    /// Whether anything forbids to write files.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error && !tolerated.contains($0) } }

    /// Whether parts of models were left out.
    package var isPartial: Bool { !tolerated.isEmpty }

    /// How the files on disk differ from what would be generated (`generate --check`).
    package var drift: Drift { Drift(files: files, orphans: orphans) }
}

/// How the files on disk differ from what would be generated.
package struct Drift {
    package let files: [PlannedFile]
    /// Machine files of entities that are gone.
    package let orphans: [String]

    /// Whether anything differs that a run would change.
    package var isThere: Bool {
        !orphans.isEmpty
            || files.contains { ($0.file.policy != .human || $0.action == .refuse) && $0.action.isDrift }
    }

    /// What differs, in the order of the files. A human file that is missing would be written, but is not a fault.
    package func diagnostics(_ wording: Wording) -> [Diagnostic] {
        files.compactMap { diagnostic($0, wording) }
            + orphans.map { path in
                Diagnostic(
                    .orphanedFile, .error, OrphanedFiles.message(path),
                    at: SourceLocation(path: path),
                    help: GeneratedLanguage.advice(ofOrphan: path, besides: files, wording)
                        ?? "remove it: \(ToolCommandName.generate) \(wording[.removal])")
            }
    }

    private func diagnostic(_ file: PlannedFile, _ wording: Wording) -> Diagnostic? {
        guard file.action.isDrift else { return nil }
        if file.action == .refuse { return file.refusal(wording) }
        let isHuman = file.file.policy == .human
        let isMissing = file.action == .create
        let place = "'\(file.path)'"
        return Diagnostic(
            isMissing ? .missingOutput : .outdatedOutput, isHuman ? .note : .error,
            isMissing
                ? place + (isHuman ? " is missing; once written, it is yours" : " is missing")
                : "\(place) differs from what modelc generates now", at: SourceLocation(path: file.path),
            help: "run \(ToolCommandName.generate) and commit the file")
    }
}

extension DiagnosticID {
    static let missingOutput = DiagnosticID("missing-output")
    static let outdatedOutput = DiagnosticID("outdated-output")
}
