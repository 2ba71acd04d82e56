import ModelcDiagnostics
import ModelcPlans
import ModelcReports
import ModelcSchema

/// What lint says of facts that the plan sees, too (`FactRules`).
struct SharedFacts {
    /// Where a finding is.
    private struct Place: Hashable {
        var rule: DiagnosticID
        var path: String
        var line: Int?
    }

    private var open: Set<Place> = []
    private var tolerated: Set<Place> = []

    /// - Parameter parts: those before the plan.
    init(_ parts: [CheckedPart]) {
        for case .lint(let outcome) in parts.map(\.content) {
            for finding in outcome.report.report.findings {
                let region = finding.location.region
                let place = Place(
                    rule: finding.rule, path: region == nil ? finding.bundle : finding.location.path,
                    line: region?.start.line)
                if finding.isOpen { open.insert(place) } else { tolerated.insert(place) }
            }
        }
    }

    /// A plan without the findings whose fact is suppressed in lint, or in its baseline.
    func withoutTolerated(_ plan: PlanOutcome) -> PlanOutcome {
        guard !tolerated.isEmpty, plan.report != nil else { return plan }
        var copy = plan
        copy.report?.removeIssues { isAmong(tolerated, $0, plan) && !isAmong(open, $0, plan) }
        return copy
    }

    /// How many warnings a plan has besides those whose fact lint reports.
    func warningCount(_ plan: PlanOutcome) -> Int {
        (plan.report?.groupedIssues ?? []).count { $0.issue.level == .warning && !isAmong(open, $0.issue, plan) }
    }

    private func isAmong(_ places: Set<Place>, _ issue: MigrationReport.Issue, _ plan: PlanOutcome) -> Bool {
        (FactRules.ofCodes[issue.finding.code] ?? []).contains { rule in
            let path = issue.position == nil ? plan.model?.path ?? issue.file : issue.file
            return places.contains(
                Place(rule: rule, path: plan.display.path(path), line: issue.position?.line))
        }
    }
}
