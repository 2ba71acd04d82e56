import ModelcDiagnostics
import ModelcPlans

/// What is tolerated of the facts that the plan sees, too: those that are suppressed in lint or in its baseline (`FactRules`), and
/// what was found in mapping models.
struct SharedFacts {
    /// Where a finding is.
    private struct Place: Hashable {
        var rule: DiagnosticID
        var path: String
        var line: Int?
    }

    private var open: Set<Place> = []
    private var tolerated: Set<Place> = []
    /// The facts about mapping models, with those that the baseline holds.
    private(set) var ofMappings: Set<CodeFact> = []

    /// - Parameter parts: those before the plan.
    init(_ parts: [CheckedPart]) {
        for finding in parts.filter({ $0.part == .lint }).flatMap(\.found.findings) {
            let line = finding.location?.position?.line
            let path = line == nil ? finding.bundle : finding.location?.path
            let place = Place(rule: finding.id, path: path ?? finding.bundle, line: line)
            if finding.isOpen { open.insert(place) } else { tolerated.insert(place) }
        }
        for case .mappings(let outcome) in parts.map(\.content) {
            ofMappings.formUnion(outcome.checked.facts.union(outcome.baselined))
        }
    }

    /// A plan without the findings whose fact is suppressed in lint, or in its baseline.
    func withoutTolerated(_ plan: PlanOutcome) -> PlanOutcome {
        guard !tolerated.isEmpty, plan.report != nil else { return plan }
        var copy = plan
        copy.report?.removeIssues { isAmong(tolerated, $0, plan) && !isAmong(open, $0, plan) }
        return copy
    }

    private func isAmong(_ places: Set<Place>, _ issue: MigrationReport.Issue, _ plan: PlanOutcome) -> Bool {
        (FactRules.ofCodes[issue.finding.code] ?? []).contains { rule in
            let path = issue.position == nil ? plan.model?.path ?? issue.file : issue.file
            return places.contains(
                Place(rule: rule, path: plan.display.path(path), line: issue.position?.line))
        }
    }
}
