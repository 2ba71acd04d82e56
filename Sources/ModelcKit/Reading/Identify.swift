import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// The stores to identify, and the models to compare them with.
package struct IdentifyRequest {
    /// The paths of the stores.
    var stores: [String]
    /// The paths of the models; if empty, those of the project.
    var models: [String] = []

    package init(stores: [String], models: [String] = []) {
        self.stores = stores
        self.models = models
    }
}

/// The versions that wrote the stores.
package struct IdentifyOutcome: ModelOutcome {
    /// The stores, in the order of the request; empty if no model could be read.
    package var stores: [IdentifiedStore]
    /// Whether there are several models, so that a version name alone is ambiguous.
    package var hasSeveralModels: Bool
    /// Messages about models and stores, including failures.
    package var messages: [Diagnostic]
    /// The models that were found; excerpts are taken from their files.
    package var models: [VersionedModel]
    package var result: RunResult
}

/// The use case: models -> hashes of their versions -> the version of each store.
package struct Identify: UseCase {
    private let request: IdentifyRequest
    private let workspace: Workspace

    package init(_ request: IdentifyRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if the models are ambiguous.
    package func run() throws -> IdentifyOutcome {
        let models = try ChosenModels(in: workspace).all(request.models)
        let candidates = StoreCandidates(models, in: workspace)
        // An unreadable lock file is reported by `modelc lock`.
        let locks = candidates.models.map { LockedState(of: $0) }
        let stores =
            candidates.candidates.isEmpty
            ? []
            : request.stores.map {
                IdentifiedStore(workspace.path($0), among: candidates.candidates, locks: locks, in: workspace)
            }
        var ledger = candidates.ledger
        for store in stores {
            ledger.enter(store.diagnostics, ofReading: store.path, isUsable: store.content != nil)
        }
        return IdentifyOutcome(
            stores: stores, hasSeveralModels: models.count > 1,
            messages: ledger.messages(besides: candidates.diagnostics + stores.flatMap(\.diagnostics)),
            models: candidates.models,
            result: ledger.result(hasFindings: stores.contains { !$0.isKnown }))
    }
}

/// A store in the request, and the version that wrote it.
package struct IdentifiedStore {
    /// The path, as the user typed it.
    package var path: String
    /// The content of the store; nil if it cannot be read.
    package var content: StoreContent?
    package var identification: StoreIdentification
    var diagnostics: [Diagnostic]
    /// The version that wrote the store according to a lock file, if no model has this version; nil if there is none.
    package var lockedWriter: LockedWriter?

    /// Whether the version that wrote the store is known: a version of a model, or another state of it that a lock file accepts.
    var isKnown: Bool { identification.method != nil || lockedWriter?.reason != nil }

    /// - Parameter locks: the lock files of the models.
    init(_ path: String, among candidates: [StoreCandidate], locks: [LockedState] = [], in workspace: Workspace) {
        let reading = StoreReader(temporaryFolder: workspace.temporaryFolder).read(path)
        self.path = path
        content = reading.content
        diagnostics = reading.diagnostics
        identification =
            reading.content.map { StoreMatcher.identify($0, among: candidates) }
            ?? StoreIdentification(method: nil, candidates: [])
        guard identification.method == nil, let content else { return }
        lockedWriter = locks.lazy.compactMap { $0.writer(of: content) }.first
    }
}

/// The versions of models that stores are compared with.
struct StoreCandidates {
    private(set) var candidates: [StoreCandidate] = []
    /// The models that were found; excerpts are taken from their files.
    private(set) var models: [VersionedModel] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Errors from reading the models. An unread version may be the version of a store.
    private(set) var ledger = RunLedger()
    private let reader: ModelReader

    init(_ paths: [String], in workspace: Workspace) {
        reader = workspace.reader
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        let reading = reader.read(path, .all)
        let versions = reading.hashedVersions
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: !versions.isEmpty)
        // The models are only compared; other faults are reported by lint.
        diagnostics += reading.diagnostics.filter { $0.severity == .error || $0.leavesUnread }
        diagnostics += versions.flatMap(\.diagnostics).filter { $0.id == .versionHashRefused }.map { $0.demoted() }
        if let model = reading.model { models.append(model) }
        candidates += versions.compactMap { hashed in
            hashed.version.model.map { model in
                StoreCandidate(
                    modelPath: reading.model?.path ?? path, versionName: hashed.version.name,
                    isCurrent: hashed.version.isCurrent, model: ResolvedModel(model), hashes: hashed.hashes)
            }
        }
    }
}
