import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcSchema

/// The data from which a bundle's versions are compared: the versions, the older state (such as the git revision given
/// with `--against`), and the differences from the lock file.
struct BundleComparison {
    let bundle: VersionedModel
    private(set) var versions: [LintedVersion]
    private(set) var base: ReleasedBase?
    /// The names of the versions that have shipped.
    let released: Set<String>
    let deviations: [LockDeviation]
    /// The reasons of the accepted hashes in the lock, by the names of the versions that have any.
    let acceptedReasons: [String: [String]]
    /// Whether to check every pair of consecutive versions. If false, only the change to the current version is
    /// checked.
    let comparesAll: Bool
    /// Whether to mark findings that the older state (given with `--against`) also has, so that only new findings
    /// count.
    let tellsChange: Bool
    /// The name of the version before the current version; nil if the current version is the first one, or if the order
    /// is unknown.
    let previousOfCurrent: String?

    /// Returns a copy of the comparison in which the version `name` has the content `model`.
    func holding(_ model: ManagedObjectModel, in name: String) -> BundleComparison {
        var comparison = self
        comparison.base?.unchanged.remove(name)
        comparison.versions = versions.map { $0.name == name ? $0.holding(model) : $0 }
        return comparison
    }

    /// Returns the findings of the rules that compare versions.
    ///
    /// - Parameter context: the context of the bundle as a whole.
    /// - Returns: the findings, and the errors from reading mapping models. Mapping models are read only if a step
    ///   needs one.
    func findings(
        _ context: LintContext, _ settings: LintSettings, _ mappings: ProjectMappings
    ) -> (compared: ComparedVersions, problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        var context = context
        context.swiftSource?.acceptedStates = acceptedReasons
        let subject = VersionLintSubject(
            versions: versions, base: base, released: released, lockDeviations: deviations, comparesAll: comparesAll,
            tellsChange: tellsChange, context: context,
            currentVersionLocation: bundle.currentVersionLocation, previousOfCurrent: previousOfCurrent
        ) { pair($0, $1, mappings, &problems) }
        return (Linter.compare(subject, settings), problems)
    }

    /// Whether a migration plan in Swift source has a custom stage for the step.
    private func hasCustomStage(from older: String, to newer: String) -> Bool {
        (bundle.swiftData?.plans ?? []).contains { plan in
            (plan.stages ?? []).contains {
                $0.isCustom && $0.source.name == older && $0.destination.name == newer
            }
        }
    }

    private func pair(
        _ older: LintedVersion, _ newer: LintedVersion, _ mappings: ProjectMappings, _ problems: inout [Diagnostic]
    ) -> VersionPair? {
        guard let old = older.model, let new = newer.model else { return nil }
        let difference = ModelDiffer().difference(from: old, to: new)
        // If no hash differs, no migration is needed. If the older version no longer exists unchanged in the bundle, no
        // migration is possible.
        let isThere = older.name != newer.name || versions.opener(ofStoresOf: older) != nil
        var isCovered = false
        if isThere && difference.altersHash {
            let found = mappings.found(around: bundle)
            isCovered = found.cover(from: old, to: new) || hasCustomStage(from: older.name, to: newer.name)
            problems += found.problems
        }
        return VersionPair(
            older, newer, difference, InferenceCheck().infer(from: old, to: new), isCovered: isCovered)
    }
}
