import ModelcDiagnostics
import ModelcSchema

/// All results of `modelc plan` for one model, from which every format is rendered. A plain value: renderers do not
/// look up or compute anything.
package struct MigrationReport: Hashable, Sendable {
    /// The bundle's path, as the user would type it.
    package var modelPath: String
    /// All versions in their order, including the target. A version of a git revision that is not in the bundle is
    /// placed before the target.
    package var versions: [Version]
    /// The name of the target version.
    package var target: String
    package var strategy: MigrationStrategy
    /// One for each requested version, in version order.
    package var routes: [Route]
    /// Each step of a recommended path and each direct step once, by source version, then by target version.
    package var steps: [Step]
    /// The stages of a staged migration up to the target, in order, from the first that a requested version passes through.
    package var stages: [MigrationStage]
    /// The number of the first of these stages among all stages of the migration.
    package var firstStage = 1
    /// The mapping models that were found for this model, by path.
    package var mappings: [Mapping]
    /// The folders that were searched for mapping models, as the user would type them.
    package var mappingFolders: [String] = []
    /// The stores that were read, in the order of the command line.
    package var stores: [Store]
    /// Messages about the model as a whole, sorted by code, then model path.
    package var issues: [Issue]
    /// The number of facts in the baseline whose issues are left out.
    package var baselinedCount = 0
    /// The lowest risk of a warning that fails the run.
    package var threshold: MigrationThreshold
    /// The lowest severity that fails the run; nil to never fail.
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

    /// Removes the issues for which a condition is true.
    package mutating func removeIssues(where isUnwanted: (Issue) -> Bool) {
        issues.removeAll(where: isUnwanted)
        for index in routes.indices { routes[index].issues.removeAll(where: isUnwanted) }
        for index in steps.indices { steps[index].issues.removeAll(where: isUnwanted) }
    }

    /// The worst class of all recommended paths; `none` if there is nothing to migrate.
    package var worstClass: MigrationClass { routes.map(\.migrationClass).worst }

    /// The number of routes of each class, for classes with at least one, from the best class to the worst.
    package var classCounts: [(migrationClass: MigrationClass, count: Int)] {
        MigrationClass.allCases.compactMap { migrationClass in
            let count = routes.count { $0.migrationClass == migrationClass }
            return count == 0 ? nil : (migrationClass, count)
        }
    }

    /// Returns the number of issues of a level.
    package func count(_ level: Severity) -> Int { allIssues.count { $0.level == level } }

    /// Whether a version has no path to the target, and the settings do not turn off the reason.
    package var isBlocked: Bool { routes.contains { $0.migrationClass == .blocked && !$0.isTolerated } }

    /// Whether the run fails: a version has no path to the target, an issue is severe enough, or a warning has a risk
    /// that the threshold includes.
    package var isFailed: Bool {
        failing != nil && (isBlocked || allIssues.contains(where: fails))
    }

    /// Whether an issue fails the run.
    package func fails(_ issue: Issue) -> Bool {
        guard let failing else { return false }
        return issue.level >= failing || issue.level == .warning && threshold.includes(issue.finding.code.risk)
    }

    /// The exit code of a run that could read all its input.
    package var exitCode: Int { isFailed ? 1 : 0 }

    /// Returns the step between two versions; nil if neither a path nor a direct migration has it.
    package func step(from: String, to: String) -> Step? { steps.first { $0.from == from && $0.to == to } }

    /// Returns the version with a name.
    package func version(named name: String) -> Version? { versions.first { $0.name == name } }
}

extension MigrationReport {
    /// A version of the model, or one of a git revision that stores may have.
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

        /// The name, unique among the versions of a report; `V3 (main)` for a git revision.
        package var name: String
        /// The path of the version's file, as the user would type it; `main:path` for a git revision.
        package var file: String
        /// The version identifier that the author set; nil if there is none.
        package var identifier: String?
        /// Whether it is the current version, with which new stores are created.
        package var isCurrent: Bool
        /// Whether the lock file lists it as shipped.
        package var isLocked: Bool
        /// The git revision that it comes from; nil for a version of the bundle.
        package var revision: String?
        /// The first version with the same schema; nil if this is the first. A store of one cannot be distinguished
        /// from a store of the other.
        package var sameSchemaAs: String?
        /// The hash of all entities; nil if an entity has none.
        package var checksum: VersionHash?
        /// Whether a hash may differ from Core Data's (FormatVersionHash §7).
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
    /// A store that was read.
    package struct Store: Hashable, Sendable {
        /// The path, as the user typed it.
        package var path: String
        /// The version of the store; nil if no version matches.
        package var version: String?
        /// How the version was identified; nil if it is unknown.
        package var method: StoreIdentificationMethod?
        /// The nearest version, if the store matches none; nil if no version is close.
        package var nearest: String?
        /// The number of columns and tables in which the store and that version differ; nil without a version.
        package var distance: Int?
        /// The version of Core Data that wrote it; nil if the store does not say.
        package var frameworkVersion: Int?
        /// Whether a non-empty write-ahead log was found next to the store. It was read as well.
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
