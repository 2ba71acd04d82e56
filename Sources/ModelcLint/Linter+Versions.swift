extension Linter {
    /// What rules say of a bundle and its released state.
    ///
    /// Severities, suppression and the order come with the run over each file: put what was found in it into
    /// `LintContext.versionFindings`.
    package static func compare(
        _ subject: VersionLintSubject, _ settings: LintSettings = LintSettings()
    ) -> ComparedVersions {
        let rules = EffectiveRules(settings)
        var subject = subject
        subject.context = rules.applied(to: subject.context)
        return ComparedVersions(subject, RuleRegistry.versions.filter { rules.isOn($0.description) })
    }
}
