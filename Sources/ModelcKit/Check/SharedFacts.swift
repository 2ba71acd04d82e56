import ModelcDiagnostics
import ModelcPlans
import ModelcSettings

/// The findings of the parts before the plan whose facts the plan must not report again: lint findings that are
/// suppressed or in the baseline (see `FactRules`), and findings about mapping models.
struct SharedFacts {
    /// The rule and location of a finding.
    private struct Location: Hashable {
        var rule: DiagnosticID
        var path: String
        var line: Int?
    }

    private var open: Set<Location> = []
    private var suppressed: Set<Location> = []
    private var inBaseline: Set<Location> = []
    /// The findings about mapping models as baseline entries, including those in the baseline.
    private(set) var ofMappings: Set<CodeFact> = []

    /// - Parameter parts: the parts before the plan.
    init(_ parts: [CheckedPart]) {
        for finding in parts.filter({ $0.part == .lint }).flatMap(\.found.findings) {
            let line = finding.location?.position?.line
            let path = line == nil ? finding.bundle : finding.location?.path
            let place = Location(rule: finding.id, path: path ?? finding.bundle, line: line)
            if finding.isOpen {
                open.insert(place)
            } else if finding.suppression != nil {
                suppressed.insert(place)
            } else {
                inBaseline.insert(place)
            }
        }
        for case .mappings(let outcome) in parts.map(\.content) {
            ofMappings.formUnion(outcome.checked.facts.union(outcome.baselined))
        }
    }

    /// Returns a plan without the findings about problems that are suppressed in lint or in its baseline. Reasons why a
    /// version has no migration path are kept, because a baseline cannot contain them.
    func withoutTolerated(_ plan: PlanOutcome) -> PlanOutcome {
        guard !suppressed.isEmpty || !inBaseline.isEmpty, plan.report != nil else { return plan }
        var copy = plan
        copy.report?.removeIssues { issue in
            let isTolerated =
                isAmong(suppressed, issue, plan)
                || issue.finding.code.isBaselined && isAmong(inBaseline, issue, plan)
            return isTolerated && !isAmong(open, issue, plan)
        }
        return copy
    }

    private func isAmong(_ places: Set<Location>, _ issue: MigrationReport.Issue, _ plan: PlanOutcome) -> Bool {
        (FactRules.ofCodes[issue.finding.code] ?? []).contains { rule in
            let path = issue.position == nil ? plan.model?.path ?? issue.file : issue.file
            return places.contains(
                Location(rule: rule, path: plan.display.path(path), line: issue.position?.line))
        }
    }
}
