import ModelcSettings

/// The result of linting one version of a model.
package struct LintResult: Sendable {
    /// The reported findings, in the order of their positions in the file.
    package var findings: [JudgedFinding] = []
    /// The suppressed findings, in the order of their positions in the file.
    package var suppressed: [JudgedFinding] = []
    /// The indexes of the entries of `ignore` that suppressed a finding. An entry is known to be unused only after all
    /// models have been linted.
    package var usedIgnoreEntries: Set<Int> = []
    /// The rules that ran, sorted by id.
    package var rulesRun: [RuleDescription] = []
}

extension FixTier {
    /// Returns the tiers of fixes that a run may apply.
    ///
    /// - Parameters:
    ///   - allowsUnsafe: whether fixes may change run-time behaviour and generated code.
    ///   - isNewVersion: whether the version is new. No store exists for it, so fixes may change its version hash.
    package static func allowed(unsafe allowsUnsafe: Bool, inNewVersion isNewVersion: Bool) -> Set<FixTier> {
        guard allowsUnsafe else { return [.safe] }
        return isNewVersion ? [.safe, .behaviour, .schema] : [.safe, .behaviour]
    }
}
