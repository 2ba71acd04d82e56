import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcVersionHash

extension StoreModels {
    /// Returns a reader that copies each store to a folder, and reads the copy. The folder is `temporaryFolder`; if it
    /// is nil, `/tmp`.
    static func copied(to temporaryFolder: String?) -> StoreModels {
        StoreModels { path in
            StoreModel(StoreModelReader(temporaryFolder: temporaryFolder).read(path), path: path).result
        }
    }
}

/// The model in a store, with the entities that it does not describe with certainty.
struct StoreModel {
    /// The model, and all problems found. The model is nil if the store has none, or if it is unusable.
    let result: (model: ManagedObjectModel?, diagnostics: [Diagnostic])

    init(_ reading: StoreModelReading, path: String) {
        let diagnostics = reading.diagnostics
        if let failure = reading.failure {
            result = (nil, diagnostics + failure.diagnostics(path: path))
        } else if let cached = reading.cached {
            let hashes = VersionHasher.hashes(of: ResolvedModel(cached.model))
            let uncertain = Self.uncertain(cached.inexactEntities(hashes), of: cached, path)
            result = (cached.model, diagnostics + (uncertain.map { [$0] } ?? []))
        } else if let content = reading.content {
            result = (nil, diagnostics + [Self.noModel(content, path)])
        } else {
            result = (nil, diagnostics)
        }
    }

    /// Returns the warning that names the uncertain entities; nil if there are none.
    private static func uncertain(_ names: [String], of cached: CachedModel, _ path: String) -> Diagnostic? {
        guard !names.isEmpty else { return nil }
        guard cached.storedHashes != nil else {
            return Diagnostic(
                .uncertainEntities, .warning,
                "no entity of the model in the store is certain: the store has no version hashes to compare with",
                at: SourceLocation(path: path), help: advice)
        }
        let list = TerminalText.list(names, limit: names.count)
        let fact =
            names.count == 1 ? "entity \(list) is not certain" : "\(names.count) entities are not certain (\(list))"
        return Diagnostic(
            .uncertainEntities, .warning,
            "\(fact): the version hashes in the store and of the model in it differ, or one is missing",
            at: SourceLocation(path: path), help: advice)
    }

    private static let advice = "give the source or the compiled model of the app, where these entities matter"

    private static func noModel(_ content: StoreContent, _ path: String) -> Diagnostic {
        let version = content.metadata.frameworkVersion.map { " \($0)" } ?? ""
        return Diagnostic(
            .noModelInStore, .error,
            "the store contains no model: version\(version) of Core Data, which wrote it, kept none",
            at: SourceLocation(path: path),
            help:
                "give the source or the compiled model of the app; to see the tables without a model: "
                + "\(ToolCommandName.storeDescribe) \(ShellWord.quoted(path))"
        )
    }
}

extension DiagnosticID {
    static let noModelInStore = DiagnosticID("no-model-in-store")
    static let uncertainEntities = DiagnosticID("uncertain-entities")
}
