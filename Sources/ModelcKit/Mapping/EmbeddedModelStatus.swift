import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// One of a mapping model's embedded models beside the version on disk that it was made from.
package struct EmbeddedModelStatus {
    /// `source` or `destination`.
    package let side: String
    /// The path of the version on disk; nil where it is not found or not clear.
    package private(set) var path: String?
    /// The version on disk.
    private(set) var model: ManagedObjectModel?
    /// The entities that differ, in byte order.
    package private(set) var staleEntities: [String] = []
    /// Whether Core Data finds the mapping model as far as this side decides it: no entity that an entity mapping mentions
    /// differs.
    private(set) var isFound = true
    private(set) var diagnostics: [Diagnostic] = []

    /// The version is looked for by the end of the recorded path. Where that leads to none or to several, it is the one
    /// that the copy equals.
    ///
    /// - Parameters:
    ///   - embedded: the embedded model.
    ///   - side: `source` or `destination`.
    ///   - mentioned: the entities that entity mappings mention on this side.
    ///   - folder: the folder below which the version is looked for.
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

    /// The first version that a copy equals, of those at the given paths; of all below the folder where there are none.
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

    /// Takes out what is said already.
    mutating func leaveOut(_ known: [Diagnostic]) { diagnostics.removeAll { known.contains($0) } }

    /// The version may be in a folder that cannot be listed, or another one of its name.
    private static func warning(of problem: FileProblem) -> Diagnostic {
        var warning = problem.diagnostic
        warning.severity = .warning
        return warning
    }

    /// Whether Core Data would not tell the copy from the version.
    var isFresh: Bool { model != nil && staleEntities.isEmpty }

    /// What can be said about the copy.
    var freshness: CopyFreshness {
        guard model != nil else { return .unknown }
        return staleEntities.isEmpty ? .fresh : .stale(staleEntities)
    }

    /// The message for the user.
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
    /// The two copies in a mapping model beside the versions that they were made from.
    ///
    /// - Parameters:
    ///   - path: the file of the mapping model.
    ///   - folder: the folder below which the models stand.
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
        // Both look into the same folders.
        destination.leaveOut(source.diagnostics)
        return (source, destination)
    }
}

extension DiagnosticID {
    static let unclearModelVersion = DiagnosticID("unclear-model-version")
}
