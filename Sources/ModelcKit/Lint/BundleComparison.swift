import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcSchema

/// The versions of a bundle to compare, with the released state and the differences from the lock.
struct BundleComparison {
    let bundle: VersionedModel
    private(set) var versions: [LintedVersion]
    private(set) var base: ReleasedBase?
    /// The names of the versions that have shipped.
    let released: Set<String>
    let deviations: [LockDeviation]
    /// Whether to check each step between two versions, and not only that of the current version.
    let comparesAll: Bool
    /// Whether findings that the released state also has are distinguished from those of the change.
    let tellsChange: Bool
    /// The name of the version before the current one; nil if it is the first one, or if it is unknown.
    let previousOfCurrent: String?

    /// Returns the comparison as if the version of a name contained another model.
    func holding(_ model: ManagedObjectModel, in name: String) -> BundleComparison {
        var comparison = self
        comparison.base?.unchanged.remove(name)
        comparison.versions = versions.map { $0.name == name ? $0.holding(model) : $0 }
        return comparison
    }

    /// Returns the findings of the rules between versions: differences -> inference, mapping models -> rules.
    ///
    /// - Parameter context: that of the bundle as a whole.
    /// - Returns: also the failures to read mapping models, which are read only if a step needs one.
    func findings(
        _ context: LintContext, _ settings: LintSettings, _ mappings: ProjectMappings
    ) -> (compared: ComparedVersions, problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        let subject = VersionLintSubject(
            versions: versions, base: base, released: released, lockDeviations: deviations, comparesAll: comparesAll,
            tellsChange: tellsChange, context: context,
            currentVersionLocation: bundle.currentVersionLocation, previousOfCurrent: previousOfCurrent
        ) { pair($0, $1, mappings, &problems) }
        return (Linter.compare(subject, settings), problems)
    }

    private func pair(
        _ older: LintedVersion, _ newer: LintedVersion, _ mappings: ProjectMappings, _ problems: inout [Diagnostic]
    ) -> VersionPair? {
        guard let old = older.model, let new = newer.model else { return nil }
        let difference = ModelDiffer().difference(from: old, to: new)
        // No migration is needed if no hash differs, and none is possible from a version that no longer exists unchanged in the
        // bundle.
        let isThere = older.name != newer.name || versions.opener(ofStoresOf: older) != nil
        var isCovered = false
        if isThere && difference.altersHash {
            let found = mappings.found(around: bundle)
            isCovered = found.cover(from: old, to: new)
            problems += found.problems
        }
        return VersionPair(
            older, newer, difference, InferenceCheck().infer(from: old, to: new), isCovered: isCovered)
    }
}
