import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSettings

/// The input of `modelc plan`.
package struct PlanRequest {
    /// Selects the versions that stores come from.
    package enum Source: Equatable {
        /// The versions that have shipped: those in the lock file, in the setting `released` and in the release tags.
        /// If there are none, all versions before the target.
        case shipped
        /// All versions before the target.
        case all
        /// The version with this name, as the user wrote it.
        case version(String)
        /// The version of the store at this path.
        case store(String)
        /// The current version in an older state of the model: a git revision, or the path of a copy.
        case base(String)
    }

    /// The path of the bundle; nil to use the project's only model.
    var path: String?
    package var source = Source.shipped
    /// The name of the target version, as the user wrote it; nil for the current version.
    package var target: String?
    /// The names of all versions, in the order in which they shipped. If empty, the order is derived from the names and
    /// from git.
    package var order: [String] = []
    /// The paths of mapping models, and of folders to search for mapping models. If empty, the paths in the
    /// configuration are used. If it has none, the project is searched.
    package var mappingPaths: [String] = []
    /// The paths of stores to run the data checks on.
    package var stores: [String] = []
    package var options = Options()
    package var severities = Severities()
    /// The plan settings that override the configuration.
    package var policy = PlanConfiguration()
    /// The baseline, which lists findings to tolerate.
    package var baseline = BaselineChoice()
    /// The versions that have shipped according to the configuration.
    var released: Setting<LintReleased>?
    /// The lowest severity of findings that are written into the baseline.
    var shown = Severity.warning
    package var deployment: DeploymentTarget?
    /// The files to generate with the plan; nil for none.
    package var emission: EmissionRequest?

    /// The assumptions about Core Data and the app.
    package typealias Options = MigrationOptions
    /// The severity of each finding code.
    package typealias Severities = MigrationSeverities

    package init(path: String? = nil) { self.path = path }
}

extension PlanRequest {
    /// Completes the request with the settings of the configuration.
    mutating func complete(with configured: PlanConfiguration) {
        policy = configured.merging(policy)
        options.strategy = policy.strategy?.value ?? options.strategy
        if stores.isEmpty { stores = policy.stores?.value.paths.map(\.path) ?? [] }
    }

    /// Whether the plan is for one particular migration: the user names the version that stores come from, or the
    /// target version.
    var isOneMigration: Bool {
        switch source {
        case .version: true
        case .shipped, .all, .store, .base: target != nil
        }
    }

    /// The risk at or above which a warning fails the run.
    var threshold: MigrationThreshold { policy.failOnRisk?.value ?? .blocked }

    /// The severity at or above which a finding fails the run; nil if no severity fails it.
    var failing: Severity? { (policy.failOn?.value ?? .error).severity }
}

/// A closure that is called at the start of each stage of planning.
package typealias PlanProgress = (PlanStage) -> Void

extension MigrationReport {
    /// Returns the entry of an issue in a baseline. Nil for an issue about a store, because the store exists on one
    /// computer only.
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
