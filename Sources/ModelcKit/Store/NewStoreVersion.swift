import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// A version of which a new store is written.
struct NewStoreVersion {
    let version: ModelVersion
    let store: NewStore
    private let model: ManagedObjectModel
    private let hashes: ModelVersionHashes
    private let constraints: OtherConstraints

    /// - Parameter constraints: the uniqueness constraints of other versions, which sample objects violate.
    init?(_ version: ModelVersion, violating constraints: OtherConstraints) {
        guard let model = version.model else { return nil }
        self.version = version
        self.model = model
        self.constraints = constraints
        let resolved = ResolvedModel(model)
        store = NewStore(of: resolved)
        hashes = VersionHasher.hashes(of: resolved)
    }

    /// The errors because of which an entity has no version hash, so that no store of the version can exist; empty if
    /// all entities have a hash.
    var obstacles: [Diagnostic] {
        guard hashes.entities.contains(where: { $0.hash == nil }) else { return [] }
        let problems = Linter.structuralProblems(in: ResolvedModel(model)).map {
            $0.diagnostic(locate: version.location)
        }
        .filter { $0.severity == .error }
        return problems.isEmpty
            ? hashes.diagnostics(locate: version.location).filter { $0.severity == .error } : problems
    }

    func samples(_ count: Int, seed: UInt64) throws(StoreWritingError) -> SampleRows {
        try SampleRows(of: store, count: count, seed: seed, violating: constraints)
    }

    /// Calls `samples`, and converts its errors to `NewStoreError`.
    func newSamples(_ count: Int, seed: UInt64) throws(NewStoreError) -> SampleRows {
        do throws(StoreWritingError) {
            return try samples(count, seed: seed)
        } catch {
            throw .store(error)
        }
    }

    /// Whether a store has the hashes of the version.
    func fits(_ metadata: StoreMetadata) -> Bool {
        guard let stored = metadata.comparableHashes else { return hashes.entities.isEmpty }
        return stored.map(\.name) == hashes.entities.map(\.name)
            && zip(stored, hashes.entities).allSatisfy { $0.hash == $1.hash }
    }

    /// The copy of the model for the store; nil if modelc would read other hashes or other tables from it.
    var modelCache: [UInt8]? {
        guard let content = try? CachedModelWriter.content(of: ModelCompiler().compile(model).bytes),
            let cached = try? CachedModelReader.decode(content, StoreMetadata(), path: version.filePath).model
        else { return nil }
        let copy = ResolvedModel(cached.model)
        let isEqual =
            VersionHasher.hashes(of: copy).checksum == hashes.checksum && NewStore(of: copy).schema == store.schema
        return isEqual ? content : nil
    }

    /// Returns the writer of the store. The UUID of the store depends on the hashes and the seed.
    func writer(
        seed: UInt64, _ framework: StoreFramework, isCompact: Bool, modelCache: [UInt8]? = nil
    ) -> StoreWriter {
        let identifiers = model.versionIdentifier.map { [$0] } ?? []
        return StoreWriter(
            store,
            StoreWriterContent(
                hashes: hashes, identifiers: identifiers,
                uuid: NewStoreIdentifier.uuid(of: hashes, seed: seed), framework: framework, isCompact: isCompact,
                modelCache: modelCache))
    }

    /// A message about the copy of the model, which is left out if it is nil.
    func note(about modelCache: [UInt8]?, at path: String) -> Diagnostic {
        modelCache == nil
            ? Diagnostic(
                .unverifiedStoreElement, .warning,
                "the store has no copy of the model: it would have other hashes or tables than the version",
                at: SourceLocation(path: path), help: "the store is complete without it; older stores have none")
            : Diagnostic(
                .unverifiedStoreElement, .note, "the copy of the model has never been read by Core Data",
                at: SourceLocation(path: path), help: UnverifiedElement.Reason.linkColumn.advice)
    }

    /// Returns notes about elements of the model whose form in stores of Core Data is not known.
    func notes(at path: String) -> [Diagnostic] {
        store.unverifiedElements.map { element in
            Diagnostic(
                .unverifiedStoreElement, .note, element.message, at: SourceLocation(path: path),
                modelPath: element.path, help: element.reason.advice)
        }
    }
}

extension UnverifiedElement {
    fileprivate var message: String {
        let path = TerminalText.escaped(path)
        switch reason {
        case .trigger:
            return "'\(path)' has no trigger in the new store: the triggers of its derivation are not known"
        case .index: return "the index '\(path)' is not in the new store: its form is not known"
        case .linkColumn:
            return "the column for '\(path)' has a number in its name, which Core Data may choose otherwise"
        }
    }
}

extension UnverifiedElement.Reason {
    fileprivate var advice: String {
        switch self {
        case .trigger: "the values are correct; they do not change when other objects change in this store"
        case .index: "the objects are complete; queries may be slower"
        case .linkColumn: "open the store with Core Data before you rely on it"
        }
    }
}

extension DiagnosticID {
    static let unverifiedStoreElement = DiagnosticID("unverified-store-element")
}
