import ModelcMigration
import ModelcSchema
import ModelcVersionHash

@testable import ModelcLint

/// Versions as the tool hands them to the rules.
extension LintedVersion {
    init(_ name: String, _ model: ManagedObjectModel, isCurrent: Bool = false) {
        self.init(
            name: name, isCurrent: isCurrent, model: model, hashes: VersionHasher.hashes(of: ResolvedModel(model)))
    }
}

extension VersionPair {
    /// The pair with what differs, and what inference makes of it.
    init?(comparing older: LintedVersion, _ newer: LintedVersion, isCovered: Bool = false) {
        guard let old = older.model, let new = newer.model else { return nil }
        self.init(
            older, newer, ModelDiffer().difference(from: old, to: new), InferenceCheck().infer(from: old, to: new),
            isCovered: isCovered)
    }
}

extension VersionLintSubject {
    init(
        _ versions: [LintedVersion], base: ReleasedBase? = nil, released: Set<String> = [],
        lockDeviations: [LockDeviation] = [], comparesAll: Bool = false,
        isCovered: Bool = false
    ) {
        self.init(
            versions: versions, base: base, released: released, lockDeviations: lockDeviations,
            comparesAll: comparesAll
        ) {
            VersionPair(comparing: $0, $1, isCovered: isCovered)
        }
    }

    /// What a rule finds.
    func findings(of rule: any VersionRule.Type) -> [VersionFinding] {
        var found: [VersionFinding] = []
        rule.check(self) { found.append($0) }
        return found
    }

    /// `severity rule file part: message` of all that the rules find with their own severities, sorted.
    var summaries: [String] {
        RuleRegistry.versions.flatMap { rule in
            findings(of: rule).map { found in
                let file = if case .version(let name) = found.file { name } else { "bundle" }
                let severity = rule.severity(of: found.finding)
                return "\(severity) \(rule.id) [\(file)] \(found.finding.message)"
            }
        }.sorted()
    }
}

/// The released state.
func base(_ versions: LintedVersion..., isRelease: Bool = false) -> ReleasedBase {
    ReleasedBase(reference: "main", isRelease: isRelease, versions: versions)
}
