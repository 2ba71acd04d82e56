import ModelcDiagnostics
import ModelcFiles
import ModelcInspection
import ModelcSchema
import ModelcText
import ModelcVersionHash

/// One of a mapping model's embedded models beside the version on disk that it was made from.
struct EmbeddedModelStatus {
    /// `source` or `destination`.
    let side: String
    /// The path of the version on disk; nil where it is not found or not clear.
    private(set) var path: String?
    /// The version on disk.
    private(set) var model: ManagedObjectModel?
    /// The entities that differ, in byte order.
    private(set) var staleEntities: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The version is looked for by the end of the recorded path. Where that leads to none or to several, it is the one
    /// that the copy equals.
    ///
    /// - Parameters:
    ///   - embedded: the embedded model.
    ///   - side: `source` or `destination`.
    ///   - folder: the folder below which the version is looked for.
    ///   - mappingPath: the path of the mapping model's file.
    init(of embedded: EmbeddedModel, side: String, under folder: String, mappingPath: String) {
        self.side = side
        let paths: [String]
        do {
            paths = try VersionSearch.paths(of: embedded, under: folder)
        } catch {
            diagnostics = [error.diagnostic]
            return
        }
        let found =
            paths.count == 1 ? paths.first : EmbeddedModelStatus.equal(to: embedded, paths, under: folder)
        guard let path = found else {
            diagnostics = [EmbeddedModelStatus.unclear(embedded, side, paths, folder, mappingPath)]
            return
        }
        self.path = path
        let reading = ModelReader().read(path)
        diagnostics = reading.diagnostics.filter { $0.severity == .error }
        model = reading.selectedVersion?.model
        guard let model, let copy = embedded.model else { return }
        staleEntities = EmbeddedModelComparison.staleEntities(of: copy, against: model)
    }

    /// The first version that a copy equals, of those at the given paths; of all below the folder where there are none.
    private static func equal(to embedded: EmbeddedModel, _ paths: [String], under folder: String) -> String? {
        guard let copy = embedded.model else { return nil }
        let versions = (paths.isEmpty ? ModelSearch(folder).models : paths).lazy.flatMap { path in
            ModelReader().read(path, .all).model?.versions ?? []
        }
        return versions.first { version in
            version.model.map { EmbeddedModelComparison.staleEntities(of: copy, against: $0).isEmpty } ?? false
        }?.path
    }

    /// Whether Core Data would not tell the copy from the version.
    var isFresh: Bool { model != nil && staleEntities.isEmpty }

    /// What can be said about the copy.
    var freshness: CopyFreshness {
        guard model != nil else { return .unknown }
        return staleEntities.isEmpty ? .fresh : .stale(staleEntities)
    }

    /// What to tell the user.
    var line: String {
        let names = staleEntities.map(TerminalText.name).joined(separator: ", ")
        return "\(side): \(TerminalText.escaped(path ?? "?")) \(isFresh ? "fresh" : "differs in \(names)")"
    }

    private static func unclear(
        _ embedded: EmbeddedModel, _ side: String, _ paths: [String], _ folder: String, _ mappingPath: String
    ) -> Diagnostic {
        let wanted = TerminalText.escaped(embedded.path ?? "")
        let found = paths.isEmpty ? "is not" : "is \(paths.count) times"
        return Diagnostic(
            .unclearModelVersion, .error, "the \(side) model '\(wanted)' \(found) below '\(folder)'",
            at: SourceLocation(path: mappingPath),
            help: paths.isEmpty
                ? "give the folder that the models stand in with --models"
                : "give a folder with only one of them with --models: \(paths.joined(separator: ", "))")
    }
}

extension DiagnosticID {
    static let unclearModelVersion = DiagnosticID("unclear-model-version")
}
