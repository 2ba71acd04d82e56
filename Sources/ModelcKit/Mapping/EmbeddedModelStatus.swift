import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// The result of comparing a model that is embedded in a mapping model with its version on disk.
package struct EmbeddedModelStatus {
    /// Which of the two embedded models this is: `source` or `destination`.
    package let side: String
    /// The path of the version on disk; nil if no version matches, or if several versions match.
    package private(set) var path: String?
    /// The model in the version on disk; nil if it was not found or cannot be read.
    private(set) var model: ManagedObjectModel?
    /// The names of the entities that differ between the embedded model and the version on disk, in byte order.
    package private(set) var staleEntities: [String] = []
    /// Whether Core Data can still find the mapping model by the version hashes of this embedded model. True if no
    /// entity that an entity mapping uses has changed.
    private(set) var isFound = true
    private(set) var diagnostics: [Diagnostic] = []

    /// Finds the version on disk by the last components of the path recorded in the mapping model. If no version or
    /// several versions match, finds the version whose content equals the embedded model.
    ///
    /// - Parameters:
    ///   - embedded: the embedded model.
    ///   - side: `source` or `destination`.
    ///   - mentioned: the entities that entity mappings use on this side.
    ///   - folder: the folder to search for the version.
    ///   - mappingPath: the path of the mapping model's file.
    init(
        of embedded: EmbeddedModel, side: String, mentioning mentioned: Set<String>, under folder: String,
        mappingPath: String, in workspace: Workspace
    ) {
        self.side = side
        let searched = workspace.path(folder)
        let search: VersionSearch
        do {
            search = try VersionSearch(of: embedded, under: searched)
        } catch {
            diagnostics = [error.diagnostic]
            return
        }
        let paths = search.paths
        diagnostics = search.closedFolders.map(EmbeddedModelStatus.warning)
        let found =
            paths.count == 1
            ? paths.first : EmbeddedModelStatus.equal(to: embedded, paths, under: searched, workspace.reader)
        guard let path = found else {
            diagnostics.append(
                EmbeddedModelStatus.unclear(embedded, side, paths, folder, mappingPath, workspace.wording))
            return
        }
        self.path = path
        let reading = workspace.reader.read(path)
        diagnostics += reading.diagnostics.filter { $0.severity == .error }
        model = reading.selectedVersion?.model
        guard let model, let copy = embedded.model else { return }
        staleEntities = EmbeddedModelComparison.staleEntities(of: copy, against: model)
        isFound =
            staleEntities.isEmpty
            || MappingFit.fits(
                mentioned, EmbeddedModelComparison.comparableHashes(of: copy),
                EmbeddedModelComparison.comparableHashes(of: model))
    }

    /// Finds the first version whose content equals the embedded model. Searches the given paths, or the whole folder
    /// if `paths` is empty.
    private static func equal(
        to embedded: EmbeddedModel, _ paths: [String], under folder: String, _ reader: ModelReader
    ) -> String? {
        guard let copy = embedded.model else { return nil }
        let versions = (paths.isEmpty ? ModelSearch(folder).models : paths).lazy.flatMap { path in
            reader.read(path, .all).model?.versions ?? []
        }
        return versions.first { version in
            version.model.map { EmbeddedModelComparison.staleEntities(of: copy, against: $0).isEmpty } ?? false
        }?.path
    }

    /// Removes diagnostics that are already reported.
    mutating func leaveOut(_ known: [Diagnostic]) { diagnostics.removeAll { known.contains($0) } }

    /// Returns a warning that a folder cannot be listed. It is not an error, although the version, or another version
    /// with its name, may be in this folder.
    private static func warning(of problem: FileProblem) -> Diagnostic {
        var warning = problem.diagnostic
        warning.severity = .warning
        return warning
    }

    /// Whether the version on disk was found and all its entities are equal to those of the embedded model.
    var isFresh: Bool { model != nil && staleEntities.isEmpty }

    var freshness: CopyFreshness {
        guard model != nil else { return .unknown }
        return staleEntities.isEmpty ? .fresh : .stale(staleEntities)
    }

    /// One line of output about this embedded model.
    package var line: String {
        let names = staleEntities.map(TerminalText.name).joined(separator: ", ")
        let effect = isFound ? ", which no entity mapping mentions: Core Data still finds this mapping model" : ""
        let state = isFresh ? "fresh" : "differs in \(names)\(effect)"
        return "\(side): \(TerminalText.escaped(path ?? "?")) \(state)"
    }

    private static func unclear(
        _ embedded: EmbeddedModel, _ side: String, _ paths: [String], _ folder: String, _ mappingPath: String,
        _ wording: Wording
    ) -> Diagnostic {
        let wanted = TerminalText.escaped(embedded.path ?? "")
        let found = paths.isEmpty ? "was not found" : "was found \(paths.count) times"
        return Diagnostic(
            .unclearModelVersion, .error, "the \(side) model '\(wanted)' \(found) below '\(folder)'",
            at: SourceLocation(path: mappingPath),
            help: paths.isEmpty
                ? "pass the folder that holds the models with \(wording[.modelFolder])"
                : "pass a folder with only one of them with \(wording[.modelFolder]): \(paths.joined(separator: ", "))")
    }
}

extension EmbeddedModelStatus {
    /// Returns the status of both models, source and destination, that are embedded in a mapping model.
    ///
    /// - Parameters:
    ///   - path: the path of the mapping model's file.
    ///   - folder: the folder that contains the models.
    static func sides(
        of mapping: MappingModel, _ path: String, under folder: String, in workspace: Workspace
    ) -> (source: EmbeddedModelStatus, destination: EmbeddedModelStatus) {
        let mentioned = MappingFit.mentionedEntities(in: mapping)
        let source = EmbeddedModelStatus(
            of: mapping.source, side: "source", mentioning: mentioned.source, under: folder, mappingPath: path,
            in: workspace)
        var destination = EmbeddedModelStatus(
            of: mapping.destination, side: "destination", mentioning: mentioned.destination, under: folder,
            mappingPath: path, in: workspace)
        // Both embedded models are searched for in the same folders, so their diagnostics may be equal.
        destination.leaveOut(source.diagnostics)
        return (source, destination)
    }
}

extension DiagnosticID {
    static let unclearModelVersion = DiagnosticID("unclear-model-version")
}
