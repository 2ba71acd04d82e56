import ModelcMigration
import ModelcPlans

/// Applies the baseline to a plan: removes the findings in the baseline from the report, and counts them.
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
    ///   - report: the report; nil if no plan was possible.
    ///   - isComplete: whether all input could be read.
    /// - Returns: the findings that the baseline hides, and the result of applying it.
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
        let isHidden = { (issue: MigrationReport.Issue) in plan?.fact(issue).map(hidden.contains) ?? false }
        // If the user requests one particular migration, all its findings are shown, even if they are in the baseline.
        if request.isOneMigration {
            report?.acceptIssues(where: isHidden)
        } else {
            report?.removeIssues(where: isHidden)
        }
        report?.baselinedCount = hidden.count
        return (hidden, result)
    }

    /// Whether this plan checks for findings with the code. If not, a baseline entry without a finding may still be
    /// valid: a plan from a single version finds less than a plan from all shipped versions, and other assumptions lead
    /// to other findings.
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
