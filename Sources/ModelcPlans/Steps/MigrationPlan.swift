/// How stores of every shipped version are migrated to one version (FormatMigrationFacts §10).
package struct MigrationPlan: Hashable, Sendable {
    /// The names of all versions, in their order.
    package var versions: [String]
    /// The target version.
    package var target: String
    /// Versions with the same schema as an earlier one, by name: their stores cannot be distinguished.
    package var sameSchemas: [String: String]
    /// One for each version before the target, in version order.
    package var routes: [MigrationRoute]
    /// The stages of a staged migration from the first version to the target, in order.
    package var stages: [MigrationStage]
    /// Messages about the bundle as a whole.
    package var findings: [MigrationFinding]

    package init(
        versions: [String], target: String, sameSchemas: [String: String], routes: [MigrationRoute],
        stages: [MigrationStage], findings: [MigrationFinding]
    ) {
        self.versions = versions
        self.target = target
        self.sameSchemas = sameSchemas
        self.routes = routes
        self.stages = stages
        self.findings = findings
    }
}

/// A part of a staged migration (`NSMigrationStage`; FormatMigrationFacts §7). Versions are given by name.
package enum MigrationStage: Hashable, Sendable {
    /// Consecutive versions migrated by inference, starting from the version of the store.
    case lightweight(versions: [String])
    /// A lightweight migration with app code before and after it.
    case custom(from: String, to: String, reason: CustomReason)
    /// No stage can do the migration: an intermediate version is required (FormatMigrationFacts §7.5).
    case blocked(from: String, to: String, faults: [InferenceProblem])

    /// Why a stage is not lightweight.
    package enum CustomReason: Hashable, Sendable {
        /// The code has nothing to do: the stage prevents an older version from migrating further than inference can.
        case separation
        /// The code changes the store so that it meets the conditions.
        case conditions([DataCondition])
    }
}

/// A mapping model of the app, with the version pairs that it matches by hashes (FormatMigrationFacts §9).
package struct KnownMapping: Hashable, Sendable {
    /// Two versions, by name.
    package struct Pair: Hashable, Sendable {
        package var from: String
        package var to: String

        package init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    package var name: String
    /// The pairs that it matches; more than one if it leaves out entities.
    package var pairs: [Pair]
    /// The pair that it was made for; nil if its versions are not known, or it no longer matches them.
    package var purpose: Pair?
    /// For pairs that it was not made for: the entities whose objects it drops.
    package var droppedEntities: [Pair: [String]]
    /// The pairs, among those that it was not made for, in which its expressions refer to something that does not
    /// exist.
    package var failingPairs: Set<Pair>

    package init(
        name: String, pairs: [Pair], purpose: Pair? = nil, droppedEntities: [Pair: [String]] = [:],
        failingPairs: Set<Pair> = []
    ) {
        self.name = name
        self.pairs = pairs
        self.purpose = purpose
        self.droppedEntities = droppedEntities
        self.failingPairs = failingPairs
    }
}

extension MigrationStage {
    /// The names of the stage's versions, in their order.
    package var versions: [String] {
        switch self {
        case .lightweight(let versions): versions
        case .custom(let from, let to, _), .blocked(let from, let to, _): [from, to]
        }
    }
}

/// How an app migrates its stores. The raw value is the name in documents and on the command line.
package enum MigrationStrategy: String, CaseIterable, Sendable {
    /// Mapping models if they match, otherwise inference; the default of a persistent container.
    case auto
    /// Only inference.
    case lightweight
    /// Only mapping models: the app has turned off inference.
    case mapping
    /// From each version to the next, by a mapping model or by inference: the app opens a store with each version in
    /// turn.
    case iterative
    /// The stages of `NSStagedMigrationManager`.
    case staged

    /// Whether Core Data looks for mapping models.
    package var usesMappings: Bool {
        switch self {
        case .auto, .mapping, .iterative: true
        case .lightweight, .staged: false
        }
    }
}

/// The lowest risk at which a warning fails a run. Errors always fail it. The raw value is the name on the command
/// line.
package enum MigrationThreshold: String, CaseIterable, Sendable {
    /// Only errors, and versions without a migration path.
    case blocked
    /// Also possible loss of values.
    case dataLoss = "data-loss"
    /// Also migrations that may fail because of the store's data.
    case dataDependent = "data-dependent"
    /// Every warning.
    case any

    /// Whether a warning of a risk fails the run.
    package func includes(_ risk: MigrationRisk) -> Bool {
        switch (self, risk) {
        case (.any, _): true
        case (.dataDependent, .dataDependence), (.dataDependent, .loss), (.dataLoss, .loss): true
        case (.blocked, _), (.dataLoss, .dataDependence), (.dataLoss, .other), (.dataDependent, .other): false
        }
    }
}
