import ModelcDiagnostics
import ModelcMigration
import ModelcPlans

/// What `modelc plan` is asked to do.
package struct PlanRequest {
    /// Where the stores come from that are to be migrated.
    package enum Source: Equatable {
        /// The versions that have shipped: those of the lock file, or all if there is none.
        case shipped
        /// All versions before the target.
        case all
        /// A version, as the user calls it.
        case version(String)
        /// The version of a store.
        case store(String)
        /// The current version of an older state: a git revision, or the path of a copy.
        case base(String)
    }

    /// The bundle's path; nil for the only one of the project.
    var path: String?
    package var source = Source.shipped
    /// The target version, as the user calls it; nil for the current one.
    package var target: String?
    /// The order of all versions, by name; empty for the one that their names and git show.
    package var order: [String] = []
    /// Folders to search for mapping models, and mapping models; if there are none, those of the configuration count, and else
    /// the project is searched.
    package var mappingPaths: [String] = []
    /// The stores to ask.
    package var stores: [String] = []
    package var options = Options()
    package var severities = Severities()
    package var threshold = MigrationThreshold.blocked
    /// From which severity on findings fail the run; nil for never.
    package var failing: Severity? = .error
    /// The findings to tolerate.
    package var baseline = BaselineChoice()
    /// From which severity on findings are written into the baseline.
    var shown = Severity.warning
    package var deployment: DeploymentTarget?
    /// What is to be written beside the plan; nil for nothing.
    package var emission: EmissionRequest?

    /// What is assumed of Core Data and of the app.
    package typealias Options = MigrationOptions
    /// How much findings matter.
    package typealias Severities = MigrationSeverities

    package init(path: String? = nil) { self.path = path }
}

/// What a plan is busy with.
package enum PlanStage: Hashable, Sendable {
    /// The bundle is read.
    case reading(path: String)
    /// Every version is compared with every later one.
    case planning(versionCount: Int)
    /// A store is asked: its path, how many data checks have an answer, and how many there are.
    case checking(store: String, count: Int, total: Int)
}

/// Called with what a plan does.
package typealias PlanProgress = (PlanStage) -> Void

/// The oldest system that an app runs on: `ios16`, `macos13.1`.
package struct DeploymentTarget: Hashable {
    /// A system with Core Data.
    enum System: String, CaseIterable {
        case ios
        case macos
        case tvos
        case watchos
        case visionos

        /// The first version with `NSStagedMigrationManager` (FormatMigrationFacts §7).
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
    /// The first number of the version.
    let major: Int
    /// As the user wrote it.
    let text: String

    /// Nil for what is not a system with a version.
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

/// The findings of a plan and the baseline: what it holds is left out of the report, and counted.
struct PlanBaseline {
    private let baseline: CodeBaseline
    private let request: PlanRequest

    /// Nil where there is no baseline.
    init?(_ baseline: BaselineRequest?, of request: PlanRequest, in workspace: Workspace) {
        guard let baseline = CodeBaseline(baseline, in: workspace) else { return nil }
        self.baseline = baseline
        self.request = request
    }

    /// - Parameters:
    ///   - report: nil where nothing could be planned.
    ///   - isComplete: whether everything could be read.
    /// - Returns: the facts that the baseline holds, and what came of it.
    /// - Throws: `RunFailure` where the file cannot be read or written.
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

    /// Whether a plan like this one would have found what an entry of a code says: one from a single version finds less than one
    /// from all that have shipped, and other assumptions lead to other findings.
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
    /// What a baseline knows of an issue; nil for one about a store, which is of one computer.
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
