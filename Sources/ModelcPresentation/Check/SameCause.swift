import ModelcDiagnostics
import ModelcKit
import ModelcPlans
import ModelcReports

/// Findings of two parts of a check that have one cause: a rule of lint sees in the model what the plan sees for stores, and what
/// the lock file says. The cause is shown once, where it is more severe or explained better.
enum SameCause {
    /// The rules of lint that compare with the lock file; the part `lock` says for each property what changed.
    private static let lockRules = FactRules.ofCodes[.lockedVersionChanged] ?? []

    /// The findings that are not shown, each with the part that shows its cause.
    ///
    /// - Parameter findings: the open findings of each part.
    static func repeated(in findings: [CheckPart: [ReportedFinding]]) -> [ReportedFinding: CheckPart] {
        let lint = Dictionary(grouping: findings[.lint] ?? [], by: \.rule)
        var repeated: [ReportedFinding: CheckPart] = [:]
        for plan in findings[.plan] ?? [] {
            let code = MigrationFindingCode(rawValue: plan.rule.rawValue)
            let equal =
                code.flatMap { FactRules.ofCodes[$0] }?.flatMap { lint[$0] ?? [] }.filter { isAtSamePlace($0, plan) }
                ?? []
            guard let worst = equal.map(\.severity).max() else { continue }
            if worst >= plan.severity {
                repeated[plan] = .lint
            } else {
                for finding in equal { repeated[finding] = .plan }
            }
        }
        let locked = Set((findings[.lock] ?? []).flatMap { [$0.bundle, $0.location.path] })
        for finding in lockRules.flatMap({ lint[$0] ?? [] })
        where locked.contains(finding.bundle) || locked.contains(finding.location.path) {
            repeated[finding] = .lock
        }
        return repeated
    }

    /// A finding about a file as a whole is at the place of all that is in it.
    private static func isAtSamePlace(_ one: ReportedFinding, _ other: ReportedFinding) -> Bool {
        guard let line = one.location.region?.start.line, let otherLine = other.location.region?.start.line else {
            return one.bundle == other.bundle
        }
        return one.location.path == other.location.path && line == otherLine
    }
}
