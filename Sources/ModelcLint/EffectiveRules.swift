import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The rules to run, and the severities of their findings. They result from the presets, the configuration, and the
/// command line, in this order.
struct EffectiveRules: Sendable {
    /// The severity of each rule that is on. The keys are the ids of the rules.
    private(set) var severities: [DiagnosticID: Severity] = [:]
    /// The ids of the rules whose severity is set in the configuration. This severity applies to all findings of the
    /// rule.
    private(set) var configured: Set<DiagnosticID> = []
    /// The platforms, such as CloudKit, whose rules apply to every model: those of presets, and those of rules that the
    /// command line names.
    private(set) var platforms: Set<Preset.Platform> = []
    /// The options of rules that the configuration sets. The keys are the ids of the rules, then the names of the
    /// options.
    private(set) var options: [DiagnosticID: [String: RuleOptionValue]] = [:]

    init(_ settings: LintSettings) {
        let presets = settings.presets.compactMap { Preset($0) }
        let named = RuleRegistry.all.map { $0.description }.filter { rule in
            (settings.select + settings.only).contains { rule.isMeant(by: $0) }
        }
        platforms = Set(presets.flatMap(\.platforms)).union(named.compactMap(\.category.platform))
        for rule in RuleRegistry.all.map({ $0.description }) {
            let setting = EffectiveRules.setting(of: rule, settings)
            if setting.severity != nil, !rule.isStructural { configured.insert(rule.id) }
            let severity = EffectiveRules.severity(of: rule, presets, setting, settings)
            severities[rule.id] = severity.reported
            if !setting.options.isEmpty { options[rule.id] = setting.options }
        }
    }

    func isOn(_ rule: RuleDescription) -> Bool { severities[rule.id] != nil }

    /// Returns the severity of a finding. A severity in the configuration takes precedence over the finding's own
    /// severity.
    func severity(of finding: Finding) -> SeveritySetting {
        let rule = severities[finding.id]
        let severity = configured.contains(finding.id) ? rule : finding.severity ?? rule
        return severity.map(SeveritySetting.on) ?? .off
    }

    /// Returns the configuration's setting for a rule. The rule's own entry takes precedence over the entry of its
    /// category.
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
        let isNamed = { (names: [String]) in names.contains { rule.isMeant(by: $0) } }
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

extension RuleCategory {
    /// The platform that the rules of the category are about; nil if they are about all models.
    fileprivate var platform: Preset.Platform? {
        switch self {
        case .cloudKit: .cloudKit
        case .swiftData: .swiftData
        default: nil
        }
    }
}
