import ModelcDiagnostics
import ModelcPlans
import ModelcSettings

/// The findings of a check that repeat a finding of another part. Each fact is shown once, and counts once among the
/// warnings.
///
/// Even if a finding is shown only in another part, it can fail its own part.
struct RepeatedFindings {
    /// The lint rules that compare a version with the lock file. The part `lock` reports the same changes, property by
    /// property.
    private static let lockRules = FactRules.ofCodes[.lockedVersionChanged] ?? []

    /// The lint rules that compare a model with a released version. If `lock` has a finding for a file, these rules
    /// report the same edit a second time.
    private static let releaseRules = FactRules.ofCodes[.versionMissing] ?? []

    /// For each part of the check (such as `lint`): the findings that are not shown in it. The value of such a finding
    /// is the part that shows the cause instead, with a higher severity or a better explanation.
    private var causes: [CheckPart: [ProjectFinding: CheckPart]] = [:]

    /// - Parameter parts: all parts with all their findings.
    init(_ parts: [CheckedPart]) {
        let open = Dictionary(
            parts.map { ($0.part, $0.found.findings.filter(\.isOpen)) }, uniquingKeysWith: { first, _ in first })
        let lint = Dictionary(grouping: open[.lint] ?? [], by: \.id)
        findLocked(open[.lock] ?? [], lint)
        for finding in open[.plan] ?? [] { compare(finding, with: lint) }
    }

    /// Finds the lint findings about edits that the part `lock` reports as well. They are shown only in `lock`.
    private mutating func findLocked(_ lock: [ProjectFinding], _ lint: [DiagnosticID: [ProjectFinding]]) {
        let files = Set(lock.compactMap { $0.location?.path })
        let places = files.union(lock.map(\.bundle))
        let deviations = RepeatedFindings.lockRules.flatMap { lint[$0] ?? [] }.filter { finding in
            places.contains(finding.bundle) || finding.location.map { places.contains($0.path) } ?? false
        }
        let edits = RepeatedFindings.releaseRules.flatMap { lint[$0] ?? [] }.filter { finding in
            finding.severity > .note && finding.location.map { files.contains($0.path) } ?? false
        }
        for finding in deviations + edits { causes[.lint, default: [:]][finding] = .lock }
    }

    /// Finds the lint findings that report the same fact as a finding of the plan. Only the more severe of the two
    /// findings is kept.
    private mutating func compare(_ plan: ProjectFinding, with lint: [DiagnosticID: [ProjectFinding]]) {
        let rules = MigrationFindingCode(rawValue: plan.id.rawValue).flatMap { FactRules.ofCodes[$0] } ?? []
        let equal = rules.flatMap { lint[$0] ?? [] }.filter { RepeatedFindings.areAtOnePlace($0, plan) }
        guard let worst = equal.map(\.severity).max() else { return }
        if worst >= plan.severity {
            // The cause of these lint findings may itself be shown in the part `lock`.
            let shown = Set(equal.map { causes[.lint]?[$0] ?? .lint })
            causes[.plan, default: [:]][plan] = shown.count == 1 ? shown.first : .lint
        } else {
            for finding in equal { causes[.lint, default: [:]][finding] = .plan }
        }
    }

    /// Whether two findings have the same location. A finding without a line matches all findings in its bundle.
    private static func areAtOnePlace(_ one: ProjectFinding, _ other: ProjectFinding) -> Bool {
        guard let line = one.location?.position?.line, let otherLine = other.location?.position?.line else {
            return one.bundle == other.bundle
        }
        return one.location?.path == other.location?.path && line == otherLine
    }

    /// Removes repeated findings from the parts of the check, and counts them in `repeated`.
    func remove(from parts: inout [CheckedPart]) {
        var reported: Set<FindingLocation> = []
        for index in parts.indices {
            let shown = parts[index].shown
            // The count must not depend on the severities that are shown.
            let counted = min(shown, .warning)
            let causes = causes[parts[index].part] ?? [:]
            let first = parts[index].found.removing { reported.contains(FindingLocation($0)) }
            parts[index].repeated = Dictionary(
                first.findings.filter { $0.severity >= counted }.compactMap { causes[$0] }.map { ($0, 1) },
                uniquingKeysWith: +)
            parts[index].found = first.removing { causes[$0] != nil }
            reported.formUnion(parts[index].found.findings.map(FindingLocation.init))
            parts[index].found = parts[index].found.hiding(below: shown)
        }
    }
}

/// Identifies equal findings of two parts. Some ids are reported by several parts, such as the ids about mapping
/// models.
private struct FindingLocation: Hashable {
    var id: DiagnosticID
    var severity: Severity
    var location: SourceLocation?
    var modelPath: String

    init(_ finding: ProjectFinding) {
        id = finding.id
        severity = finding.severity
        location = finding.location
        modelPath = finding.modelPath
    }
}
