import ModelcDiagnostics
import ModelcMigration
import ModelcPlans

/// The findings of a plan and the baseline: what it holds is left out of the report, and counted.
struct PlanBaseline {
    private let baseline: CodeBaseline
    private let request: PlanRequest

    /// Nil where there is no baseline.
    init?(_ request: PlanRequest, in workspace: Workspace) {
        guard let baseline = CodeBaseline(request.baseline, in: workspace) else { return nil }
        self.baseline = baseline
        self.request = request
    }

    /// - Parameters:
    ///   - report: nil where nothing could be planned.
    ///   - isComplete: whether everything could be read.
    /// - Throws: `RunFailure` where the file cannot be read or written.
    func apply(to report: inout MigrationReport?, isComplete: Bool) throws -> BaselineResult {
        let plan = report
        let found = (plan?.allIssues ?? []).compactMap { issue in
            plan?.fact(issue).map { (fact: $0, level: issue.level) }
        }
        let paths = plan.map { [$0.modelPath] + $0.mappings.map(\.path) } ?? []
        let (hidden, result) = try baseline.apply(
            found, shown: request.shown, isComplete: isComplete && plan != nil, paths: paths, judging: judges)
        report?.removeIssues { issue in plan?.fact(issue).map(hidden.contains) ?? false }
        report?.baselinedCount = hidden.count
        return result
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
    fileprivate func fact(_ issue: Issue) -> CodeFact? {
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
