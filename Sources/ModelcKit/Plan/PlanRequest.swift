import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSettings

/// The input of `modelc plan`.
package struct PlanRequest {
    /// The versions whose stores are migrated.
    package enum Source: Equatable {
        /// The versions that have shipped: those in the lock file, or all if there is no lock file.
        case shipped
        /// All versions before the target.
        case all
        /// The version with a name, as the user wrote it.
        case version(String)
        /// The version of the store at a path.
        case store(String)
        /// The current version of an older state: a git revision, or the path of a copy.
        case base(String)
    }

    /// The path of the bundle; nil for the project's only model.
    var path: String?
    package var source = Source.shipped
    /// The name of the target version, as the user wrote it; nil for the current version.
    package var target: String?
    /// The order of all versions, by name; if empty, the order follows from their names and from git.
    package var order: [String] = []
    /// Mapping models, and folders to search for them; if empty, the paths in the configuration are used, or else the
    /// project is searched.
    package var mappingPaths: [String] = []
    /// The paths of stores to run data checks on.
    package var stores: [String] = []
    package var options = Options()
    package var severities = Severities()
    /// The settings that override those of the configuration.
    package var policy = PlanConfiguration()
    /// The findings to tolerate.
    package var baseline = BaselineChoice()
    /// The lowest severity of findings that are written to the baseline.
    var shown = Severity.warning
    package var deployment: DeploymentTarget?
    /// The files to write with the plan; nil for none.
    package var emission: EmissionRequest?

    /// Assumptions about Core Data and the app.
    package typealias Options = MigrationOptions
    /// The severity of each finding code.
    package typealias Severities = MigrationSeverities

    package init(path: String? = nil) { self.path = path }
}

extension PlanRequest {
    /// Completes the request with settings of the configuration.
    mutating func complete(with configured: PlanConfiguration) {
        policy = configured.merging(policy)
        options.strategy = policy.strategy?.value ?? options.strategy
        if stores.isEmpty { stores = policy.stores?.value.paths.map(\.path) ?? [] }
    }

    /// The lowest risk of a warning that fails the run.
    var threshold: MigrationThreshold { policy.failOnRisk?.value ?? .blocked }

    /// The lowest severity of findings that fail the run; nil for none.
    var failing: Severity? { (policy.failOn?.value ?? .error).severity }
}

/// Called with the current stage of planning.
package typealias PlanProgress = (PlanStage) -> Void

extension MigrationReport {
    /// Returns the fact that a baseline stores for an issue; nil for an issue about a store, which exists on one computer only.
    func fact(_ issue: Issue) -> CodeFact? {
        let finding = issue.finding
        var path = modelPath
        switch finding.subject {
        case .store: return nil
        case .mapping(let name): path = mappings.first { $0.name == name }?.path ?? modelPath
        case .version, nil: break
        }
        return CodeFact(code: finding.code, path: path, modelPath: finding.modelPath, detail: finding.detail)
    }
}
