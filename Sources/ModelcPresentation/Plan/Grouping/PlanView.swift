import ModelcKit
import ModelcPlans
import ModelcSchema

/// What all parts of a plan have in commonin all formats: the plan, how much of it is shown, and the names of options.
struct PlanView {
    let report: MigrationReport
    /// Whether nothing is cut, counted or folded.
    let showsDetails: Bool
    /// What the caller calls the options that the text names.
    let wording: Wording
    let order: VersionSequence

    init(_ report: MigrationReport, showsDetails: Bool = false, wording: Wording = .plain) {
        self.report = report
        self.showsDetails = showsDetails
        self.wording = wording
        order = VersionSequence(report)
    }

    /// `not checked (no --store)`.
    var notChecked: String { "not checked (no \(wording[.store]))" }

    /// The answer of a data check in words, with the store: `14 in Prod.sqlite`.
    func answer(_ check: MigrationReport.Check) -> String {
        let place = check.store.map { " in \($0)" } ?? ""
        switch check.outcome {
        case .notAsked: return notChecked
        case .count(let count): return "\(count)\(place)"
        case .unanswerable(let reason): return "cannot be checked\(place): \(reason)"
        }
    }
}

extension VersionSequence {
    /// The versions of a report.
    package init(_ report: MigrationReport) { self.init(report.versions.map(\.name)) }
}
