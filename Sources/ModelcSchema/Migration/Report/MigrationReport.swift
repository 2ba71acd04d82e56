import ModelcDiagnostics

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
    /// What is to be said about the model as a whole, sorted by code, then model path.
    package var issues: [Issue]
    /// From which risk on warnings fail the run.
    package var threshold: MigrationThreshold

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

    /// The worst class of all recommended paths; `none` where there is nothing to migrate.
    package var worstClass: MigrationClass { routes.map(\.migrationClass).max() ?? .none }

    /// How many routes there are of each class that any has, from the best class to the worst.
    package var classCounts: [(migrationClass: MigrationClass, count: Int)] {
        MigrationClass.allCases.compactMap { migrationClass in
            let count = routes.count { $0.migrationClass == migrationClass }
            return count == 0 ? nil : (migrationClass, count)
        }
    }

    /// How many issues of a level there are.
    package func count(_ level: Severity) -> Int { allIssues.count { $0.level == level } }

    /// Whether the run fails: a version has no way to the target, something is an error, or a warning is of a risk that
    /// the threshold names.
    package var isFailed: Bool {
        worstClass == .blocked
            || allIssues.contains { issue in
                issue.level == .error || issue.level == .warning && threshold.includes(issue.finding.code.risk)
            }
    }

    /// The exit code of a run that could read everything.
    package var exitCode: Int { isFailed ? 1 : 0 }

    /// The step between two versions; nil where neither a path nor a direct migration has it.
    package func step(from: String, to: String) -> Step? { steps.first { $0.from == from && $0.to == to } }

    /// The version of a name.
    package func version(named name: String) -> Version? { versions.first { $0.name == name } }
}
