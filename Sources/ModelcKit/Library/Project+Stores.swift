import ModelcPlans
import ModelcStores

/// Which version of a model a store was written with.
public struct StoreIdentity: Hashable, Sendable {
    /// How the version was told.
    public enum Method: String, Hashable, Sendable {
        /// By the version hashes of all entities.
        case hash
        /// By the checksum over them.
        case checksum
        /// By the tables of the store, which has no hashes that can be used.
        case structure
    }

    /// The path of the store.
    public let store: String
    /// The path of the model; nil where the version is unknown.
    public let model: String?
    /// The name of the version; nil where it is unknown. Of versions with one schema it is the best guess.
    public let version: String?
    /// Nil where the version is unknown.
    public let method: Method?
    /// The version that wrote it by what a lock file says, where no model has that version any more.
    public let lockedVersion: String?
    /// Why the lock file accepts the hashes of the store for that version, in the words of who accepted them; nil where they are
    /// those that it is locked with.
    public let acceptedReason: String?
}

/// Which versions wrote some stores.
public struct StoreIdentities: Hashable, Sendable {
    /// In the order in which they were asked about; those that can be read.
    public let stores: [StoreIdentity]
    /// Messages about stores and models.
    public let messages: [Message]
}

/// The lock on versions that have shipped.
public struct VersionLocks: Hashable, Sendable {
    /// A version that is locked, or could be.
    public struct Version: Hashable, Sendable {
        /// What is the case with it.
        public enum State: String, Hashable, Sendable {
            /// It is as it was locked.
            case unchanged
            /// It is not as it was locked, but has hashes that are accepted, too.
            case accepted
            /// It is new in the lock.
            case locked
            /// It is locked again as it is now.
            case updated
            /// It was locked, is gone, and was taken out of the lock.
            case removed
            /// It is not as it was locked, or is gone.
            case changed
            /// It is not in the lock.
            case notLocked = "not-locked"
        }

        /// The path of the model from the folder of the lock file, as the file has it.
        public let model: String
        /// Its name.
        public let name: String
        /// What is the case with it, or would be.
        public let state: State
        /// Other hashes that are accepted for it.
        public let accepted: [Accepted]
    }

    /// Hashes that stores of a version may have besides those that it is locked with.
    public struct Accepted: Hashable, Sendable {
        /// The hash over those of all entities, in hexadecimal digits.
        public let checksum: String
        /// Where they come from, in the words of who accepted them.
        public let reason: String
        /// Whether the version has them now.
        public let fits: Bool
    }

    /// Those of all models, in their order.
    public let versions: [Version]
    /// Whether a locked version is not what it was, or something could not be read or written.
    public let isFailed: Bool
    /// What differs from the lock, and messages about the models.
    public let messages: [Message]
}

extension Project {
    /// Which versions wrote some stores.
    ///
    /// - Parameters:
    ///   - stores: the paths of SQLite stores; a copy of each is read.
    ///   - models: the paths of the models that they may be of; none for those of the project.
    /// - Throws: `ProjectError` where it is not clear which models are meant.
    public func identify(stores: [String], among models: [String] = []) throws(ProjectError) -> StoreIdentities {
        try outcome(of: Identify.self, IdentifyRequest(stores: stores, models: models)) { found in
            StoreIdentities(
                stores: found.stores.filter { $0.content != nil }.map(StoreIdentity.init),
                messages: found.messages.map(Message.init))
        }
    }

    /// Accepts other hashes for a locked version: it has shipped in more than one state, for instance because it was edited after
    /// a release. Nothing is locked by it: a version that is not locked yet has to be locked first.
    ///
    /// - Parameters:
    ///   - source: the path of a store of that state, of a model, or of a document of `modelc hash --format json`.
    ///   - version: the name of the locked version; nil for the version of the same name, and for a store for the nearest one.
    ///   - reason: where the hashes come from.
    ///   - model: the path of the model; nil for the only one of the project.
    ///   - writes: whether the lock file is written.
    /// - Throws: `ProjectError` where the source cannot be read, or it is not clear which version it is of.
    public func acceptHashes(
        in source: String, for version: String? = nil, reason: String, of model: String? = nil, writes: Bool = true
    ) throws(ProjectError) -> VersionLocks {
        let states = AcceptedStates(sources: [source], version: version, reason: reason)
        var request = LockRequest(models: model.map { [$0] } ?? [], task: .accept(states))
        request.isRehearsal = !writes
        return try outcome(of: Lock.self, request, VersionLocks.init)
    }

    /// Compares the versions of models with what the lock file beside each says.
    ///
    /// - Parameter models: the paths of the models; none for those of the project.
    /// - Throws: `ProjectError` where it is not clear which models are meant.
    public func checkLocks(of models: [String] = []) throws(ProjectError) -> VersionLocks {
        try outcome(of: Lock.self, LockRequest(models: models, task: .check), VersionLocks.init)
    }

    /// Locks versions: those that have shipped must not change.
    ///
    /// - Parameters:
    ///   - models: the paths of the models; none for those of the project.
    ///   - updated: the names of versions that are locked again as they are now.
    ///   - writes: whether the lock files are written.
    /// - Throws: `ProjectError` where it is not clear which models are meant.
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
