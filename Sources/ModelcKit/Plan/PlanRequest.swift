import ModelcDiagnostics
import ModelcMigration
import ModelcPlans

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
    /// Mapping models, and folders to search for them; if empty, the paths in the configuration are used, or else the project is
    /// searched.
    package var mappingPaths: [String] = []
    /// The paths of stores to run data checks on.
    package var stores: [String] = []
    package var options = Options()
    package var severities = Severities()
    package var threshold = MigrationThreshold.blocked
    /// The lowest severity of findings that fail the run; nil for none.
    package var failing: Severity? = .error
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

/// A stage of planning, for progress reports.
package enum PlanStage: Hashable, Sendable {
    /// The bundle at the path is read.
    case reading(path: String)
    /// Every version is compared with every later one.
    case planning(versionCount: Int)
    /// Data checks run on a store: its path, the number of finished checks, and the total number.
    case checking(store: String, count: Int, total: Int)
}

/// Called with the current stage of planning.
package typealias PlanProgress = (PlanStage) -> Void

/// The oldest system that an app supports: `ios16`, `macos13.1`.
package struct DeploymentTarget: Hashable {
    enum System: String, CaseIterable {
        case ios
        case macos
        case tvos
        case watchos
        case visionos

        /// The first major version with `NSStagedMigrationManager` (FormatMigrationFacts §7).
        var firstWithStages: Int {
            switch self {
            case .ios, .tvos: 17
            case .macos: 14
            case .watchos: 10
            case .visionos: 1
            }
        }
    }

    let system: System
    /// The major version.
    let major: Int
    /// The text as the user wrote it.
    let text: String

    /// Returns nil if the text is not a system with a version.
    package init?(_ text: String) {
        let name = text.prefix { !$0.isNumber }
        let parts = text.dropFirst(name.count).split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard let system = System(rawValue: name.lowercased()), let major = numbers.first,
            numbers.count == parts.count, parts.allSatisfy({ $0.utf8.count <= 4 })
        else { return nil }
        self.system = system
        self.major = major
        self.text = text
    }

    var hasStages: Bool { major >= system.firstWithStages }
}

/// Applies the baseline to the findings of a plan: removes the baseline's findings from the report, and counts them.
struct PlanBaseline {
    private let baseline: CodeBaseline
    private let request: PlanRequest

    /// Returns nil if there is no baseline.
    init?(_ baseline: BaselineRequest?, of request: PlanRequest, in workspace: Workspace) {
        guard let baseline = CodeBaseline(baseline, in: workspace) else { return nil }
        self.baseline = baseline
        self.request = request
    }

    /// - Parameters:
    ///   - report: nil if nothing could be planned.
    ///   - isComplete: whether all input could be read.
    /// - Returns: the facts hidden by the baseline, and the result of applying it.
    /// - Throws: `RunFailure` if the file cannot be read or written.
    func apply(
        to report: inout MigrationReport?, isComplete: Bool
    ) throws -> (hidden: Set<CodeFact>, result: BaselineResult) {
        let plan = report
        let found = (plan?.allIssues ?? []).compactMap { issue in
            plan?.fact(issue).map { (fact: $0, level: issue.level) }
        }
        let paths = plan.map { [$0.modelPath] + $0.mappings.map(\.path) } ?? []
        let (hidden, result) = try baseline.apply(
            found, shown: request.shown, isComplete: isComplete && plan != nil, paths: paths, judging: judges)
        report?.removeIssues { issue in plan?.fact(issue).map(hidden.contains) ?? false }
        report?.baselinedCount = hidden.count
        return (hidden, result)
    }

    /// Whether the plan can have findings with the code, so that a baseline entry without a finding is stale. A plan from a
    /// single version has fewer findings than one from all shipped versions, and other assumptions lead to other findings.
    private func judges(_ code: MigrationFindingCode) -> Bool {
        guard request.source == .shipped || request.source == .all, request.target == nil,
            request.severities.level(of: code) != nil
        else { return false }
        var options = request.options
        switch code {
        case .notAllowedByCloudKit, .unfitForCloudKit: return options.isCloudKitDeployed
        case .repeatedInStages, .separatedStage, .unverifiedStage: return options.strategy == .staged
        default:
            options.isCloudKitDeployed = false
            return options == MigrationOptions()
        }
    }
}

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
