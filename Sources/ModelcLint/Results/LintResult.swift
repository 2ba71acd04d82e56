import ModelcSettings

/// The result of linting one version of a model.
package struct LintResult: Sendable {
    /// The reported findings, in the order of the file.
    package var findings: [JudgedFinding] = []
    /// The suppressed findings, in the order of the file.
    package var suppressed: [JudgedFinding] = []
    /// The indexes of the `ignore` entries that suppressed something. Whether an entry is unused is known only after
    /// all models.
    package var usedIgnoreEntries: Set<Int> = []
    /// The rules that ran, sorted by id.
    package var rulesRun: [RuleDescription] = []
}

extension FixTier {
    /// Returns the tiers of fixes that a run may apply.
    ///
    /// - Parameters:
    ///   - allowsUnsafe: whether run-time behaviour and generated code may change.
    ///   - isNewVersion: whether no store can exist for the version, so that its hash may change.
    package static func allowed(unsafe allowsUnsafe: Bool, inNewVersion isNewVersion: Bool) -> Set<FixTier> {
        guard allowsUnsafe else { return [.safe] }
        return isNewVersion ? [.safe, .behaviour, .schema] : [.safe, .behaviour]
    }
}
