import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// A project's lint settings: the section `lint` of its configuration, with the command line's options.
///
/// A plain value, created by the code that reads configurations. `problems()` returns the names in it that do not
/// exist.
package struct LintSettings: Sendable {
    /// The presets, from left to right.
    package var presets: [PresetReference] = [PresetReference("recommended")]
    /// Settings by the id of a rule or the name of a category; a rule's own setting takes precedence over its
    /// category's.
    package var rules: [String: RuleSetting] = [:]
    /// Rules and categories to add; a rule that is off becomes a warning.
    package var select: [String] = []
    /// Rules and categories to leave out.
    package var ignore: [String] = []
    /// If it is not empty: only these rules and categories run.
    package var only: [String] = []
    /// Whether preview rules may run.
    package var allowsPreview = false
    /// Parts of models where rules are suppressed.
    package var ignoreEntries: [IgnoreEntry] = []
    /// Whether suppressions without a reason are reported.
    package var requiresSuppressionReason = false

    package init() {}
}

/// The setting of a rule or a category in a configuration.
package struct RuleSetting: Hashable, Sendable {
    /// Nil if only options are set.
    package var severity: SeveritySetting?
    var options: [String: RuleOptionValue]

    package init(_ severity: SeveritySetting? = nil, options: [String: RuleOptionValue] = [:]) {
        self.severity = severity
        self.options = options
    }
}

/// An entry of `ignore` in a configuration: rules that are suppressed in parts of models.
package struct IgnoreEntry: Hashable, Sendable {
    var select: SelectorPattern
    /// Ids of rules and names of categories.
    var rules: [String]
    var reason: String?

    package init(select: SelectorPattern, rules: [String], reason: String? = nil) {
        self.select = select
        self.rules = rules
        self.reason = reason
    }
}

extension LintSettings {
    /// Returns the names in the settings that do not exist, each as a sentence without a final period; sorted.
    package func problems() -> [String] {
        let unknownPresets = presets.filter { Preset($0) == nil }.map { $0.problem }
        let entries = ignoreEntries.flatMap(\.rules)
        let names = Set(rules.keys).union(select).union(ignore).union(only).union(entries)
        let unknownRules = names.filter { !RuleNames.all.exists($0) }.map(RuleNames.all.problem)
        return (unknownPresets + unknownRules + rules.flatMap(optionProblems)).sorted()
    }

    private func optionProblems(_ name: String, _ setting: RuleSetting) -> [String] {
        guard let rule = RuleNames.all.rule(name) else {
            return setting.options.isEmpty || !RuleNames.all.exists(name)
                ? [] : ["category '\(name)' has no options; set them for its rules"]
        }
        return setting.options.compactMap { key, value in
            guard let option = rule.options.first(where: { $0.name == key }) else {
                return "rule '\(name)' has no option '\(key)'"
            }
            let wanted = option.defaultValue.typeName
            return value.typeName == wanted ? nil : "option '\(key)' of rule '\(name)' must be a \(wanted)"
        }
    }
}

/// The rules that run, with the severities of their findings: from presets, then the configuration, then the command
/// line.
struct EffectiveRules: Sendable {
    /// The severity of each rule that is not off, by id.
    private(set) var severities: [DiagnosticID: Severity] = [:]
    /// The rules whose severity the configuration sets; it applies to all their findings.
    private(set) var configured: Set<DiagnosticID> = []
    /// The platforms whose rules a preset applies to every model.
    private(set) var platforms: Set<Preset.Platform> = []
    /// The options that are not the default, by rule and name.
    private(set) var options: [DiagnosticID: [String: RuleOptionValue]] = [:]

    init(_ settings: LintSettings) {
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

    /// Returns the severity of a finding.
    func severity(of finding: Finding) -> SeveritySetting {
        let rule = severities[finding.id]
        let severity = configured.contains(finding.id) ? rule : finding.severity ?? rule
        return severity.map(SeveritySetting.on) ?? .off
    }

    /// Returns the configuration's setting of a rule: its own entry before that of its category.
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

/// The plan codes that are suppressed in parts of a model: in its user info, or by `ignore` entries of the
/// configuration.
package struct SuppressedCodes {
    private let table: SuppressionTable
    private let ignored: [IgnoreEntry]
    private let bundle: String?
    private let version: String?

    /// - Parameters:
    ///   - model: the target version of the plan.
    ///   - bundle: the bundle's name without extension.
    ///   - version: the version's name.
    package init(_ model: ManagedObjectModel, bundle: String?, version: String?, ignored: [IgnoreEntry]) {
        table = SuppressionTable(model)
        self.ignored = ignored
        self.bundle = bundle
        self.version = version
    }

    /// Whether a code is suppressed at `Book.author`, at `Book`, or, for an empty path, for the model as a whole.
    package func include(_ code: MigrationFindingCode, at modelPath: String) -> Bool {
        let names = modelPath.split(separator: ".", maxSplits: 1).map(String.init)
        let part: ElementSelector =
            names.isEmpty ? .model : names.count == 1 ? .entity(names[0]) : .property(entity: names[0], names[1])
        let isMeant = { (name: String) in MigrationFindingCode(name: name) == code }
        return table.names(for: part).contains(where: isMeant)
            || ignored.contains { entry in
                entry.rules.contains(where: isMeant)
                    && entry.select.matches(part, bundle: bundle, version: version)
            }
    }
}
