import ModelcPlans
import ModelcSchema

/// The version hashes by which Core Data identifies a version of a model.
public struct VersionHashes: Hashable, Sendable {
    /// The name of the version.
    public let version: String
    /// Whether the version is the model's current version.
    public let isCurrent: Bool
    /// The checksum over the version hashes of all entities, in hexadecimal digits; nil if an entity has no version hash.
    public let checksum: String?
    /// The version hashes by entity name, in hexadecimal digits.
    public let entities: [String: String]
}

/// The version hashes of a model.
public struct ModelHashes: Hashable, Sendable {
    /// The version hashes of each version that could be read.
    public let versions: [VersionHashes]
    /// Messages about the model, and about versions that could not be read.
    public let messages: [Message]
}

/// The differences between two versions.
public struct VersionDifference: Hashable, Sendable {
    /// A change between two versions.
    public struct Change: Hashable, Sendable {
        /// The kind of change, as in `attribute-added` or `type-changed`. This is a string, because new kinds may be added. The
        /// page of `modelc diff` lists all kinds.
        public let kind: String
        /// The entity or property, as in `Book` or `Book.author`; empty for the whole model.
        public let modelPath: String
        /// The value in the older version; nil if there is none.
        public let oldValue: String?
        /// The value in the newer version; nil if there is none.
        public let newValue: String?
        /// Whether the change alters a version hash, so that stores have to be migrated.
        public let altersHash: Bool
        /// Whether stored values are lost.
        public let isDestructive: Bool
    }

    /// The name of the older version.
    public let from: String
    /// The name of the newer version.
    public let to: String
    /// The changes, sorted by entity and property.
    public let changes: [Change]
    /// Whether stores of the older version have to be migrated.
    public let needsMigration: Bool
    /// Messages about the versions.
    public let messages: [Message]
}

extension Project {
    /// Returns the version hashes of a model.
    ///
    /// - Parameter path: the model; nil for the only model of the project.
    /// - Throws: `ProjectError` if the model cannot be read.
    public func hashes(of path: String? = nil) throws(ProjectError) -> ModelHashes {
        var request = HashRequest(path: path)
        request.selection = .all
        return try outcome(of: Hash.self, request) { found in
            guard !found.versions.isEmpty else { throw RunFailure(found.messages) }
            return ModelHashes(
                versions: found.versions.map(VersionHashes.init), messages: found.messages.map(Message.init))
        }
    }

    /// Compares two versions of a model.
    ///
    /// - Parameters:
    ///   - path: the model; nil for the only model of the project.
    ///   - from: the older version; nil for the version before the newer one.
    ///   - to: the newer version; nil for the current version.
    ///   - revision: the git revision to read the older version from; nil to read it from disk.
    /// - Throws: `ProjectError` if a version cannot be read.
    public func difference(
        of path: String? = nil, from: String? = nil, to: String? = nil, revision: String? = nil
    ) throws(ProjectError) -> VersionDifference {
        var request = DiffRequest(old: path)
        request.from = from
        request.to = to
        request.base = revision
        return try outcome(of: Diff.self, request, VersionDifference.init)
    }

    /// Plans the migrations of stores from shipped versions to a target version.
    ///
    /// - Parameters:
    ///   - path: the model; nil for the only model of the project.
    ///   - target: the target version; nil for the current version.
    /// - Throws: `ProjectError` if the model cannot be read.
    public func plan(_ path: String? = nil, to target: String? = nil) throws(ProjectError) -> VersionPlan {
        var request = PlanRequest(path: path)
        request.target = target
        return try outcome(of: Plan.self, request) { found in
            guard let report = found.report else { throw RunFailure(found.messages) }
            let messages = found.problems + found.messages
            return VersionPlan(
                target: report.target,
                routes: report.routes.map { route in
                    VersionPlan.Route(
                        from: route.from, path: route.path,
                        migrationClass: VersionPlan.MigrationClass(route.migrationClass))
                },
                isFailed: found.result != .done, messages: messages.map(Message.init))
        }
    }
}

extension VersionHashes {
    fileprivate init(_ hashed: HashedModelVersion) {
        version = hashed.version.name
        isCurrent = hashed.version.isCurrent
        checksum = hashed.hashes.checksum?.hexadecimal
        entities = hashed.hashes.entities.reduce(into: [:]) { $0[$1.name] = $1.hash?.hexadecimal }
    }
}

extension VersionDifference {
    fileprivate init(_ outcome: DiffOutcome) {
        from = outcome.old.name
        to = outcome.new.name
        changes = outcome.difference.changes.map(Change.init)
        needsMigration = outcome.difference.altersHash
        messages = outcome.messages.map(Message.init)
    }
}

extension VersionDifference.Change {
    init(_ change: SchemaChange) {
        kind = change.kind.rawValue
        modelPath = change.modelPath
        oldValue = change.oldValue
        newValue = change.newValue
        altersHash = change.altersHash
        isDestructive = change.isDestructive
    }
}
