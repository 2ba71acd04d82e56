import ModelcPlans
import ModelcStores

/// The version of a model that a store was written with.
public struct StoreIdentity: Hashable, Sendable {
    /// How the version was identified.
    public enum Method: String, Hashable, Sendable {
        /// The version hashes of the store's entities match the version.
        case hash
        /// The checksum over the version hashes matches the version.
        case checksum
        /// The tables of the store match the version. Used if the store has no usable version hashes.
        case structure
    }

    /// The path of the store.
    public let store: String
    /// The path of the model; nil if the version is unknown.
    public let model: String?
    /// The name of the version; nil if the version is unknown. If several versions have the same schema, this is the best
    /// guess.
    public let version: String?
    /// How the version was identified; nil if the version is unknown.
    public let method: Method?
    /// The version that wrote the store according to a lock file, if no version of the models matches the store;
    /// otherwise nil.
    public let lockedVersion: String?
    /// The reason why the lock file accepts the hashes of the store for `lockedVersion`, in the words of the person who
    /// accepted them. Nil if the hashes are the locked hashes.
    public let acceptedReason: String?
    /// The content of the store; nil if the store was compared with models.
    public let content: Content?

    /// The content of a store, without a model to compare it with.
    public struct Content: Hashable, Sendable {
        /// How well the model that Core Data keeps in the store describes the store's entities.
        public enum ModelState: String, Hashable, Sendable {
            /// For all entities, the version hashes of the model in the store equal those in the store's metadata.
            case exact
            /// For some entities, the two version hashes differ, or one of them is missing.
            case uncertain
            /// The store contains no model.
            case none
            /// The model in the store cannot be read.
            case unreadable
        }

        /// An entity in the metadata of a store.
        public struct Entity: Hashable, Sendable {
            /// The name of the entity.
            public let name: String
            /// The version hash, in hexadecimal digits.
            public let hash: String
        }

        /// The entities in the metadata of the store, with their version hashes.
        public let entities: [Entity]
        /// How well the model in the store describes the store's entities. If the store contains a readable model, it
        /// can be used as a model.
        public let modelState: ModelState
        /// The names of the entities whose version hash in the store's metadata differs from that of the model in the
        /// store, or is missing in one of the two.
        public let uncertainEntities: [String]
        /// Whether the store has a persistent history.
        public let hasHistory: Bool
        /// Whether the store is mirrored to CloudKit.
        public let isMirroredToCloudKit: Bool
    }
}

/// The versions that a list of stores were written with.
public struct StoreIdentities: Hashable, Sendable {
    /// The stores that could be read, in the order of the request.
    public let stores: [StoreIdentity]
    /// Messages about stores and models.
    public let messages: [Message]
}

/// The locked versions of models that have shipped.
public struct VersionLocks: Hashable, Sendable {
    /// A version that is locked, or could be locked.
    public struct Version: Hashable, Sendable {
        /// The state of a version compared with the lock file.
        public enum State: String, Hashable, Sendable {
            /// The version matches the lock file.
            case unchanged
            /// The version differs from the locked state, but the lock file accepts its hashes as well.
            case accepted
            /// The version is new in the lock file.
            case locked
            /// The version was locked again as it is now.
            case updated
            /// The version was locked, no longer exists, and was removed from the lock file.
            case removed
            /// The version differs from the locked state, or no longer exists.
            case changed
            /// The version is not in the lock file.
            case notLocked = "not-locked"
        }

        /// The path of the model relative to the folder of the lock file, as written in the lock file.
        public let model: String
        /// The name of the version.
        public let name: String
        /// The state of the version. In a dry run, the state it would have.
        public let state: State
        /// Further hashes that the lock file accepts for the version.
        public let accepted: [Accepted]
    }

    /// Version hashes of a version that stores may have in addition to the locked ones.
    public struct Accepted: Hashable, Sendable {
        /// The checksum over the version hashes of all entities, in hexadecimal digits.
        public let checksum: String
        /// Where the hashes come from, as written by the person who accepted them.
        public let reason: String
        /// Whether the version on disk currently has these hashes.
        public let fits: Bool
    }

    /// The versions of all models, in the order of the models.
    public let versions: [Version]
    /// Whether a locked version has changed, or a file could not be read or written.
    public let isFailed: Bool
    /// Differences from the lock file, and messages about the models.
    public let messages: [Message]
}

extension Project {
    /// Identifies the version that each store was written with. Without a model in the project, describes the stores.
    ///
    /// - Parameters:
    ///   - stores: the paths of SQLite stores. A copy of each store is read.
    ///   - models: the paths of the models to search; empty for the models of the project.
    /// - Throws: `ProjectError` if it is not clear which models to search.
    public func identify(stores: [String], among models: [String] = []) throws(ProjectError) -> StoreIdentities {
        try outcome(of: Identify.self, IdentifyRequest(stores: stores, models: models)) { found in
            StoreIdentities(
                stores: found.stores.filter { $0.content != nil }.map(StoreIdentity.init),
                messages: found.messages.map(Message.init))
        }
    }

    /// Accepts other hashes for a locked version that has shipped in more than one state, for instance because it was
    /// edited after a release. This does not lock the version: a version that is not locked yet has to be locked first.
    ///
    /// - Parameters:
    ///   - source: the origin of the hashes: the path of a store, of a model, or of a document written by `modelc hash
    ///     --format json`.
    ///   - version: the name of the locked version; nil for the version of the same name or, if the source is a store,
    ///     for the nearest version.
    ///   - reason: where the hashes come from.
    ///   - model: the path of the model; nil for the only model of the project.
    ///   - writes: whether to write the lock file.
    /// - Throws: `ProjectError` if the source cannot be read, or if it is not clear which version it belongs to.
    public func acceptHashes(
        in source: String, for version: String? = nil, reason: String, of model: String? = nil, writes: Bool = true
    ) throws(ProjectError) -> VersionLocks {
        let states = AcceptedStates(sources: [source], version: version, reason: reason)
        var request = LockRequest(models: model.map { [$0] } ?? [], task: .accept(states))
        request.isRehearsal = !writes
        return try outcome(of: Lock.self, request, VersionLocks.init)
    }

    /// Locks a version with the version hashes of the model that a store contains. The source of the version need not
    /// exist anymore. A version that is already locked with other hashes is not changed.
    ///
    /// - Parameters:
    ///   - version: the name of the version.
    ///   - store: the path of a store that the version wrote. A copy of it is read.
    ///   - model: the path of the model; nil for the only model of the project.
    ///   - writes: whether to write the lock file.
    /// - Throws: `ProjectError` if the store contains no model, or if the model's version hashes differ from those in
    ///   the store's metadata.
    public func lock(
        version: String, asInStore store: String, of model: String? = nil, writes: Bool = true
    ) throws(ProjectError) -> VersionLocks {
        let stored = StoredVersion(store: store, version: version)
        var request = LockRequest(models: model.map { [$0] } ?? [], task: .store(stored))
        request.isRehearsal = !writes
        return try outcome(of: Lock.self, request, VersionLocks.init)
    }

    /// Compares the versions of models with the lock file beside each model.
    ///
    /// - Parameter models: the paths of the models; empty for the models of the project.
    /// - Throws: `ProjectError` if it is not clear which models to check.
    public func checkLocks(of models: [String] = []) throws(ProjectError) -> VersionLocks {
        try outcome(of: Lock.self, LockRequest(models: models, task: .check), VersionLocks.init)
    }

    /// Locks the versions of models. Versions that have shipped must not change.
    ///
    /// - Parameters:
    ///   - models: the paths of the models; empty for the models of the project.
    ///   - updated: the names of versions to lock again as they are now.
    ///   - writes: whether to write the lock files.
    /// - Throws: `ProjectError` if it is not clear which models to lock.
    public func lock(
        _ models: [String] = [], again updated: Set<String> = [], writes: Bool = true
    ) throws(ProjectError) -> VersionLocks {
        var request = LockRequest(models: models, task: .add(updating: updated))
        request.isRehearsal = !writes
        return try outcome(of: Lock.self, request, VersionLocks.init)
    }
}

extension StoreIdentity {
    fileprivate init(_ identified: IdentifiedStore) {
        store = identified.path
        let best = identified.identification.best
        model = best?.modelPath
        version = best?.versionName
        method = identified.identification.method.map(Method.init)
        lockedVersion = identified.lockedWriter?.version
        acceptedReason = identified.lockedWriter?.reason
        content = identified.description.map(Content.init)
    }
}

extension StoreIdentity.Content {
    fileprivate init(_ description: StoreFacts) {
        entities = description.entities.map { Entity(name: $0.name, hash: $0.hash.hexadecimal) }
        modelState = ModelState(description.modelState)
        uncertainEntities = description.uncertainEntities
        hasHistory = description.hasHistory
        isMirroredToCloudKit = description.isMirrored
    }
}

extension StoreIdentity.Content.ModelState {
    fileprivate init(_ state: StoreFacts.ModelState) {
        self =
            switch state {
            case .exact: .exact
            case .uncertain: .uncertain
            case .none: .none
            case .unreadable: .unreadable
            }
    }
}

extension StoreIdentity.Method {
    fileprivate init(_ method: StoreIdentificationMethod) {
        self =
            switch method {
            case .hash: .hash
            case .checksum: .checksum
            case .structure: .structure
            }
    }
}

extension VersionLocks {
    fileprivate init(_ outcome: LockOutcome) {
        versions = outcome.report.models.flatMap { model in
            model.states.map { version, state in
                Version(
                    model: model.key, name: version, state: Version.State(state),
                    accepted: model.accepted.filter { $0.version == version }.map(Accepted.init))
            }
        }
        isFailed = outcome.result != .done
        messages = outcome.messages.map(Message.init)
    }
}

extension VersionLocks.Accepted {
    fileprivate init(_ accepted: LockReport.Accepted) {
        checksum = accepted.hashes.checksum.hexadecimal
        reason = accepted.hashes.reason
        fits = accepted.fits
    }
}

extension VersionLocks.Version.State {
    fileprivate init(_ state: VersionLockState) {
        self =
            switch state {
            case .unchanged: .unchanged
            case .accepted: .accepted
            case .locked: .locked
            case .updated: .updated
            case .removed: .removed
            case .changed: .changed
            case .notLocked: .notLocked
            }
    }
}
