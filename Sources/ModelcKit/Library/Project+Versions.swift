import ModelcPlans
import ModelcSchema

/// The hashes by which Core Data tells a version of a model from others.
public struct VersionHashes: Hashable, Sendable {
    /// The name of the version.
    public let version: String
    /// Whether new stores are made with it.
    public let isCurrent: Bool
    /// The hash over those of all entities, in hexadecimal digits; nil where an entity has none.
    public let checksum: String?
    /// By the names of entities, in hexadecimal digits.
    public let entities: [String: String]
}

/// The version hashes of a model.
public struct ModelHashes: Hashable, Sendable {
    /// A value for each version that could be read.
    public let versions: [VersionHashes]
    /// Messages about the model, and of the versions that could not be read.
    public let messages: [Message]
}

/// What differs between two versions.
public struct VersionDifference: Hashable, Sendable {
    /// One change.
    public struct Change: Hashable, Sendable {
        /// What changed: `attribute-added`, `type-changed`. A word of documents, since new kinds may come; the page of
        /// `modelc diff` has all.
        public let kind: String
        /// The entity or property: `Book`, `Book.author`; empty for the model as a whole.
        public let modelPath: String
        /// What the older version says; nil where it says nothing.
        public let oldValue: String?
        /// What the newer version says; nil where it says nothing.
        public let newValue: String?
        /// Whether stores have to be migrated for it.
        public let altersHash: Bool
        /// Whether stored values are lost.
        public let isDestructive: Bool
    }

    /// The name of the older version.
    public let from: String
    /// The name of the newer version.
    public let to: String
    /// By entity and property.
    public let changes: [Change]
    /// Whether stores of the older version have to be migrated.
    public let needsMigration: Bool
    /// Messages about the versions.
    public let messages: [Message]
}

/// How stores of older versions get to a version.
public struct VersionPlan: Hashable, Sendable {
    /// The way of the stores of one version.
    public struct Route: Hashable, Sendable {
        /// The version that the stores are of.
        public let from: String
        /// The versions of the recommended path with both ends; nil if there is no way.
        public let path: [String]?
        /// How hard it is.
        public let migrationClass: MigrationClass
    }

    /// How hard a migration is, from best to worst. The raw values are those of documents.
    public enum MigrationClass: String, CaseIterable, Hashable, Sendable {
        /// The schema is the same: stores are opened without a migration.
        case none
        /// Core Data infers the mapping, and nothing is lost.
        case lightweight
        /// Likewise, with the help of renaming identifiers.
        case lightweightRename = "lightweight-rename"
        /// Core Data infers the mapping; whether the migration succeeds depends on what the store holds.
        case dataDependent = "data-dependent"
        /// Core Data infers the mapping and drops values.
        case dataLoss = "data-loss"
        /// Code of the app has to run between two lightweight steps.
        case stagedCustom = "staged-custom"
        /// A mapping model of the app says how.
        case mappingModel = "mapping-model"
        /// There is no way as the versions stand.
        case blocked
    }

    /// The target version.
    public let target: String
    /// One for each version that stores may be of.
    public let routes: [Route]
    /// Whether a version has no way, or loses more than is tolerated.
    public let isFailed: Bool
    /// Messages beside the result.
    public let messages: [Message]
}

extension Project {
    /// The version hashes of a model.
    ///
    /// - Parameter path: the model; nil for the only one of the project.
    /// - Throws: `ProjectError` where it cannot be read.
    public func hashes(of path: String? = nil) throws(ProjectError) -> ModelHashes {
        var request = HashRequest(path: path)
        request.selection = .all
        return try outcome(of: Hash.self, request) { found in
            guard !found.versions.isEmpty else { throw RunFailure(found.messages) }
            return ModelHashes(
                versions: found.versions.map(VersionHashes.init), messages: found.messages.map(Message.init))
        }
    }

    /// What differs between two versions of a model.
    ///
    /// - Parameters:
    ///   - path: the model; nil for the only one of the project.
    ///   - from: the older version; nil for the one before the newer.
    ///   - to: the newer version; nil for the current one.
    ///   - revision: the git revision that the older one is taken from; nil for the disk.
    /// - Throws: `ProjectError` where a version cannot be read.
    public func difference(
        of path: String? = nil, from: String? = nil, to: String? = nil, revision: String? = nil
    ) throws(ProjectError) -> VersionDifference {
        var request = DiffRequest(old: path)
        request.from = from
        request.to = to
        request.base = revision
        return try outcome(of: Diff.self, request, VersionDifference.init)
    }

    /// How the stores of shipped versions get to a version.
    ///
    /// - Parameters:
    ///   - path: the model; nil for the only one of the project.
    ///   - target: the version to get to; nil for the current one.
    /// - Throws: `ProjectError` where the model cannot be read.
    public func plan(_ path: String? = nil, to target: String? = nil) throws(ProjectError) -> VersionPlan {
        var request = PlanRequest(path: path)
        request.target = target
        return try outcome(of: Plan.self, request) { found in
            guard let report = found.report else { throw RunFailure(found.messages) }
            let messages = found.faults + found.messages
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

extension VersionPlan.MigrationClass {
    init(_ migrationClass: ModelcPlans.MigrationClass) {
        self =
            switch migrationClass {
            case .none: .none
            case .lightweight: .lightweight
            case .lightweightRename: .lightweightRename
            case .dataDependent: .dataDependent
            case .dataLoss: .dataLoss
            case .stagedCustom: .stagedCustom
            case .mappingModel: .mappingModel
            case .blocked: .blocked
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
