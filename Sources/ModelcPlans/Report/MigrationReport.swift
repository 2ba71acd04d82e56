import ModelcDiagnostics
import ModelcSchema

/// All results of `modelc plan` for one model. Every output format is made from this report. It contains all data, so
/// the code that writes a format does not look up or compute anything.
package struct MigrationReport: Hashable, Sendable {
    /// The bundle's path, as the user would type it.
    package var modelPath: String
    /// All versions in their order, including the target. If a version of a git revision is not in the bundle, it is
    /// placed before the target.
    package var versions: [Version]
    /// The name of the target version.
    package var target: String
    package var strategy: MigrationStrategy
    /// One route for each requested source version, in version order.
    package var routes: [Route]
    /// The steps of the recommended paths, and the direct steps to the target, each once. Sorted by source version,
    /// then by target version.
    package var steps: [Step]
    /// The stages of a staged migration up to the target, in order. Stages before the first requested version are
    /// omitted.
    package var stages: [MigrationStage]
    /// The number of the first stage in `stages`, counted from 1 among all stages of the migration.
    package var firstStage = 1
    /// The mapping models that were found for this model, sorted by path.
    package var mappings: [Mapping]
    /// The paths of the folders that were searched for mapping models, as the user would type them.
    package var mappingFolders: [String] = []
    /// The stores that were read, in the order of the arguments.
    package var stores: [Store]
    /// Issues of the model as a whole, sorted by code, then model path.
    package var issues: [Issue]
    /// The number of baseline entries whose issues are omitted from the report.
    package var baselinedCount = 0
    /// The lowest risk with which a warning makes the run fail.
    package var threshold: MigrationThreshold
    /// The lowest severity that makes the run fail; nil if no severity does.
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
    /// All issues: first of the model, then of the routes, then of the steps.
    package var allIssues: [Issue] { issues + routes.flatMap(\.issues) + steps.flatMap(\.issues) }

    /// Removes the issues that satisfy a condition.
    package mutating func removeIssues(where isUnwanted: (Issue) -> Bool) {
        issues.removeAll(where: isUnwanted)
        for index in routes.indices { routes[index].issues.removeAll(where: isUnwanted) }
        for index in steps.indices { steps[index].issues.removeAll(where: isUnwanted) }
    }

    /// Marks the issues that satisfy a condition as accepted in the baseline. They are still shown, but do not make the
    /// run fail.
    package mutating func acceptIssues(where isKnown: (Issue) -> Bool) {
        let accepted = { (issue: Issue) in
            guard isKnown(issue) else { return issue }
            var issue = issue
            issue.isAccepted = true
            issue.finding.reason += " (accepted in the baseline)"
            return issue
        }
        issues = issues.map(accepted)
        for index in routes.indices { routes[index].issues = routes[index].issues.map(accepted) }
        for index in steps.indices { steps[index].issues = steps[index].issues.map(accepted) }
    }

    /// The worst class of all recommended paths; `none` if there is nothing to migrate, and `blocked` if errors leave
    /// no path.
    package var worstClass: MigrationClass {
        routes.isEmpty && allIssues.contains { $0.level == .error } ? .blocked : routes.map(\.migrationClass).worst
    }

    /// The number of routes per class, from the best to the worst class. Classes without routes are omitted.
    package var classCounts: [(migrationClass: MigrationClass, count: Int)] {
        MigrationClass.allCases.compactMap { migrationClass in
            let count = routes.count { $0.migrationClass == migrationClass }
            return count == 0 ? nil : (migrationClass, count)
        }
    }

    /// Returns the number of issues with a severity.
    package func count(_ level: Severity) -> Int { allIssues.count { $0.level == level } }

    /// Whether a version has no path to the target. Routes whose reason is turned off in the settings do not count.
    package var isBlocked: Bool { routes.contains { $0.migrationClass == .blocked && !$0.isTolerated } }

    /// Whether the run fails: a version has no path to the target, an issue is severe enough, or the risk of a warning
    /// reaches the threshold.
    package var isFailed: Bool {
        failing != nil && (isBlocked || allIssues.contains(where: fails))
    }

    /// Whether an issue makes the run fail.
    package func fails(_ issue: Issue) -> Bool {
        guard let failing else { return false }
        guard !issue.isAccepted else { return false }
        return issue.level >= failing || issue.level == .warning && threshold.includes(issue.finding.code.risk)
    }

    /// The exit code of a run whose input could be read.
    package var exitCode: Int { isFailed ? 1 : 0 }

    /// Returns the step between two versions; nil if the report does not contain it.
    package func step(from: String, to: String) -> Step? { steps.first { $0.from == from && $0.to == to } }

    /// Returns the version with a name; nil if there is none.
    package func version(named name: String) -> Version? { versions.first { $0.name == name } }
}

extension MigrationReport {
    /// A version of the model. It can also be a version from a git revision, if stores may have that version.
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

        /// The name of the version. It is unique in the report: a version from a git revision is named `V3 (main)`.
        package var name: String
        /// The path of the version's file, as the user would type it; `main:path` for a git revision.
        package var file: String
        /// The version identifier that the author set; nil if there is none.
        package var identifier: String?
        /// True for the current version: new stores are created with it.
        package var isCurrent: Bool
        /// Whether the lock file lists the version as shipped.
        package var isLocked: Bool
        /// The git revision that contains the version; nil for a version of the bundle.
        package var revision: String?
        /// The name of the first version with the same schema; nil if this is the first. Stores of the two versions
        /// cannot be distinguished.
        package var sameSchemaAs: String?
        /// The checksum over the hashes of all entities; nil if an entity has no hash.
        package var checksum: VersionHash?
        /// Whether a version hash may differ from Core Data's (FormatVersionHash §7).
        package var isHashUnverified: Bool
        /// The entities that have a hash, sorted by name in byte order.
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
    /// A store that was read for the plan.
    package struct Store: Hashable, Sendable {
        /// The path of the store, as the user typed it.
        package var path: String
        /// The name of the version that matches the store; nil if none matches.
        package var version: String?
        /// How the version was identified; nil if no version matches.
        package var method: StoreIdentificationMethod?
        /// The name of the most similar version, if no version matches the store; nil if no version is similar enough.
        package var nearest: String?
        /// The number of columns and tables that differ between the store and the most similar version; nil if no
        /// version is similar enough.
        package var distance: Int?
        /// The version of the Core Data framework that wrote the store; nil if the store does not contain it.
        package var frameworkVersion: Int?
        /// Whether there is a non-empty write-ahead log next to the store. The log is read too.
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
