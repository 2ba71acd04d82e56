import ModelcDiagnostics

/// Which rules run and how bad their findings are: presets, then the configuration, then the command line.
package struct EffectiveRules: Sendable {
    /// The severity of each rule that is not off, by id.
    package private(set) var severities: [DiagnosticID: Severity] = [:]
    /// The rules whose severity the configuration sets; it holds for all their findings.
    private(set) var configured: Set<DiagnosticID> = []
    /// For which platforms a preset makes every model count.
    private(set) var platforms: Set<Preset.Platform> = []
    /// The options that are not the default, by rule and name.
    private(set) var options: [DiagnosticID: [String: RuleOptionValue]] = [:]

    package init(_ settings: LintSettings) {
        let presets = settings.presets.compactMap { Preset($0) }
        platforms = Set(presets.flatMap(\.platforms))
        for rule in RuleRegistry.all.map({ $0.description }) {
            let setting = EffectiveRules.setting(of: rule, settings)
            if setting.severity != nil, !rule.isStructural { configured.insert(rule.id) }
            let severity = EffectiveRules.severity(of: rule, presets, setting, settings)
            severities[rule.id] = severity.reported
            if !setting.options.isEmpty { options[rule.id] = setting.options }
        }
    }

    func isOn(_ rule: RuleDescription) -> Bool { severities[rule.id] != nil }

    /// How bad a finding is.
    func severity(of finding: Finding) -> SeveritySetting {
        let rule = severities[finding.id]
        let severity = configured.contains(finding.id) ? rule : finding.severity ?? rule
        return severity.map(SeveritySetting.on) ?? .off
    }

    /// What the configuration says about a rule: its own entry before that of its category.
    private static func setting(of rule: RuleDescription, _ settings: LintSettings) -> RuleSetting {
        let category = settings.rules[rule.category.rawValue]
        var setting = settings.rules[rule.id.rawValue] ?? RuleSetting()
        setting.severity = setting.severity ?? category?.severity
        return setting
    }

    private static func severity(
        of rule: RuleDescription, _ presets: [Preset], _ setting: RuleSetting, _ settings: LintSettings
    ) -> SeveritySetting {
        if rule.isStructural { return rule.severity }
        if rule.isPreview && !settings.allowsPreview { return .off }
        let isNamed = { (names: [String]) in names.contains { RuleNames.name($0, means: rule) } }
        var severity = setting.severity ?? presets.reduce(SeveritySetting.off) { $1.severity(of: rule) ?? $0 }
        if rule.id == SuppressionWithoutReason.id, settings.requiresSuppressionReason {
            severity = max(severity, setting.severity ?? .warning)
        }
        if !settings.only.isEmpty, !isNamed(settings.only) { return .off }
        if severity == .off, isNamed(settings.select) || isNamed(settings.only) {
            severity = rule.severity == .off ? .warning : rule.severity
        }
        return isNamed(settings.ignore) ? .off : severity
    }
}
