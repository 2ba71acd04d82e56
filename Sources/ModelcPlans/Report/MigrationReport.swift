import ModelcDiagnostics
import ModelcSchema

/// Everything that `modelc plan` has to tell of one model: what every format is made from. A plain value: whoever renders
/// it looks nothing up and computes nothing anew.
package struct MigrationReport: Hashable, Sendable {
    /// The bundle's path, as the user would type it.
    package var modelPath: String
    /// All versions in their order, the target among them; a version of a git revision that is not in the bundle stands
    /// before the target.
    package var versions: [Version]
    /// The name of the version to get to.
    package var target: String
    package var strategy: MigrationStrategy
    /// One for each version that was asked about, in version order.
    package var routes: [Route]
    /// Each step of a recommended path and each direct step once, by source version, then by target version.
    package var steps: [Step]
    /// The stages of a staged migration over all versions up to the target, in order.
    package var stages: [MigrationStage]
    /// The mapping models that were found for this model, by path.
    package var mappings: [Mapping]
    /// The folders that were searched for mapping models, as the user would type them.
    package var mappingFolders: [String] = []
    /// The stores that were looked into, in the order of the command line.
    package var stores: [Store]
    /// Messages about the model as a whole, sorted by code, then model path.
    package var issues: [Issue]
    /// How many facts the baseline holds whose issues are left out.
    package var baselinedCount = 0
    /// From which risk on warnings fail the run.
    package var threshold: MigrationThreshold
    /// From which severity on issues fail the run; nil for never, whatever is found.
    package var failing: Severity? = .error

    package init(
        modelPath: String, versions: [Version], target: String, strategy: MigrationStrategy, routes: [Route],
        steps: [Step], stages: [MigrationStage], mappings: [Mapping], stores: [Store], issues: [Issue],
        threshold: MigrationThreshold
    ) {
        self.modelPath = modelPath
        self.versions = versions
        self.target = target
        self.strategy = strategy
        self.routes = routes
        self.steps = steps
        self.stages = stages
        self.mappings = mappings
        self.stores = stores
        self.issues = issues
        self.threshold = threshold
    }
}

extension MigrationReport {
    /// All issues: of the model, then of routes, then of steps.
    package var allIssues: [Issue] { issues + routes.flatMap(\.issues) + steps.flatMap(\.issues) }

    /// Leaves out the issues for which a condition holds.
    package mutating func removeIssues(where isUnwanted: (Issue) -> Bool) {
        issues.removeAll(where: isUnwanted)
        for index in routes.indices { routes[index].issues.removeAll(where: isUnwanted) }
        for index in steps.indices { steps[index].issues.removeAll(where: isUnwanted) }
    }

    /// The worst class of all recommended paths; `none` where there is nothing to migrate.
    package var worstClass: MigrationClass { routes.map(\.migrationClass).worst }

    /// How many routes there are of each class that any has, from the best class to the worst.
    package var classCounts: [(migrationClass: MigrationClass, count: Int)] {
        MigrationClass.allCases.compactMap { migrationClass in
            let count = routes.count { $0.migrationClass == migrationClass }
            return count == 0 ? nil : (migrationClass, count)
        }
    }

    /// How many issues of a level there are.
    package func count(_ level: Severity) -> Int { allIssues.count { $0.level == level } }

    /// Whether the run fails: a version has no path to the target, an issue is severe enough, or a warning is of a risk
    /// that the threshold names.
    package var isFailed: Bool {
        guard let failing else { return false }
        return worstClass == .blocked
            || allIssues.contains { issue in
                issue.level >= failing
                    || issue.level == .warning && threshold.includes(issue.finding.code.risk)
            }
    }

    /// The exit code of a run that could read everything.
    package var exitCode: Int { isFailed ? 1 : 0 }

    /// The step between two versions; nil where neither a path nor a direct migration has it.
    package func step(from: String, to: String) -> Step? { steps.first { $0.from == from && $0.to == to } }

    /// The version of a name.
    package func version(named name: String) -> Version? { versions.first { $0.name == name } }
}

extension MigrationReport {
    /// A version of the model, or one of a git revision that stores may be of.
    package struct Version: Hashable, Sendable {
        /// The version hash of one entity.
        package struct Entity: Hashable, Sendable {
            package var name: String
            package var hash: VersionHash

            package init(name: String, hash: VersionHash) {
                self.name = name
                self.hash = hash
            }
        }

        /// The name, unique among the versions of a report; of a git revision `V3 (main)`.
        package var name: String
        /// The path of the version's file, as the user would type it; of a git revision `main:path`.
        package var file: String
        /// The identifier that the author gave to the version; nil for none.
        package var identifier: String?
        /// Whether new stores are made with it.
        package var isCurrent: Bool
        /// Whether the lock file says that it has shipped.
        package var isLocked: Bool
        /// The git revision that it is of; nil for a version of the bundle.
        package var revision: String?
        /// The first version with the same schema; nil where it is the first itself. Stores cannot tell the two apart.
        package var sameSchemaAs: String?
        /// The hash over all entities; nil where an entity has none.
        package var checksum: VersionHash?
        /// Whether a hash is not certain to be Core Data's (FormatVersionHash §7).
        package var isHashUnverified: Bool
        /// The entities that have a hash, by name in byte order.
        package var entities: [Entity]

        package init(
            name: String, file: String, identifier: String? = nil, isCurrent: Bool = false, isLocked: Bool = false,
            revision: String? = nil, sameSchemaAs: String? = nil, checksum: VersionHash? = nil,
            isHashUnverified: Bool = false, entities: [Entity] = []
        ) {
            self.name = name
            self.file = file
            self.identifier = identifier
            self.isCurrent = isCurrent
            self.isLocked = isLocked
            self.revision = revision
            self.sameSchemaAs = sameSchemaAs
            self.checksum = checksum
            self.isHashUnverified = isHashUnverified
            self.entities = entities
        }
    }
}

extension MigrationReport {
    /// A store that was looked into.
    package struct Store: Hashable, Sendable {
        /// The path, as the user typed it.
        package var path: String
        /// The version that it is of; nil where it is of none.
        package var version: String?
        /// How the version was told; nil where it is unknown.
        package var method: StoreIdentificationMethod?
        /// The nearest version where it is of none; nil where nothing is near.
        package var nearest: String?
        /// In how many columns and tables the store and that version differ; nil without a version.
        package var distance: Int?
        /// The version of Core Data that wrote it; nil where the store does not say.
        package var frameworkVersion: Int?
        /// Whether there was a write-ahead log with content beside it, which was read as well.
        package var hasWriteAheadLog: Bool

        package init(
            path: String, version: String?, method: StoreIdentificationMethod?, nearest: String? = nil,
            distance: Int? = nil, frameworkVersion: Int? = nil, hasWriteAheadLog: Bool = false
        ) {
            self.path = path
            self.version = version
            self.method = method
            self.nearest = nearest
            self.distance = distance
            self.frameworkVersion = frameworkVersion
            self.hasWriteAheadLog = hasWriteAheadLog
        }
    }
}

/// How the version of a store was told. The raw value is the name in documents.
package enum StoreIdentificationMethod: String, CaseIterable, Sendable {
    /// The version hashes of all entities are equal.
    case hash
    /// The checksum or the digest over all hashes is equal; the hashes themselves cannot be read.
    case checksum
    /// The tables are those of the version; the store has no hashes that can be used.
    case structure
}
