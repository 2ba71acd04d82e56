/// How stores of every shipped version get to one version (FormatMigrationFacts §10).
package struct MigrationPlan: Hashable, Sendable {
    /// All versions in their order, by name.
    package var versions: [String]
    /// The target version.
    package var target: String
    /// Versions with the same schema as an earlier one: stores cannot tell them apart.
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

/// A part of a staged migration (`NSMigrationStage`; FormatMigrationFacts §7). Versions are meant by name.
package enum MigrationStage: Hashable, Sendable {
    /// Versions that lead into one another by inference, from whichever a store has.
    case lightweight(versions: [String])
    /// A lightweight hop with code of the app before and after it.
    case custom(from: String, to: String, reason: CustomReason)
    /// No stage can do it: a version in between has to be made (FormatMigrationFacts §7.5).
    case blocked(from: String, to: String, faults: [InferenceFault])

    /// Why a stage is not lightweight.
    package enum CustomReason: Hashable, Sendable {
        /// The code has nothing to do: the stage keeps an older version from hopping further than inference reaches.
        case separation
        /// The code makes the store such as the conditions say.
        case conditions([DataCondition])
    }
}

/// A mapping model of the app, with the version pairs that it fits by its hashes (FormatMigrationFacts §9).
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
    /// The pairs that it fits; more than one where it leaves out entities.
    package var pairs: [Pair]
    /// The pair that it was made for; nil where its versions are not known, or it does not fit them any more.
    package var purpose: Pair?
    /// For pairs that it was not made for: the entities whose objects it does not take along.
    package var droppedEntities: [Pair: [String]]
    /// The pairs, of those that it was not made for, where its expressions ask for something that is not there.
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
    /// The names of the versions that the stage is about, in their order.
    package var versions: [String] {
        switch self {
        case .lightweight(let versions): versions
        case .custom(let from, let to, _), .blocked(let from, let to, _): [from, to]
        }
    }
}

/// Which ways of migrating an app uses. The raw value is the name in documents and on the command line.
package enum MigrationStrategy: String, CaseIterable, Sendable {
    /// Mapping models where they fit, and inference; what a container does by itself.
    case auto
    /// Inference alone.
    case lightweight
    /// Mapping models alone: the app has switched inference off.
    case mapping
    /// From each version to the next, by a mapping model or by inference: the app opens a store with one version after the
    /// other.
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

/// From which risk on a warning fails a run; errors always do. The raw value is the name on the command line.
package enum MigrationThreshold: String, CaseIterable, Sendable {
    /// Only errors, and versions without a way.
    case blocked
    /// Values may be lost as well.
    case dataLoss = "data-loss"
    /// What the store holds may stop the migration as well.
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
