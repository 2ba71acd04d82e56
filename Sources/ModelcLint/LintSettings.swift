import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The lint settings of a project: the section `lint` of the configuration, combined with the options of the command
/// line.
///
/// This is a plain value; other code reads the configuration and creates it. `problems()` returns the names in the
/// settings that do not exist.
package struct LintSettings: Sendable {
    /// The presets. Later presets override earlier ones.
    package var presets: [PresetReference] = [PresetReference("recommended")]
    /// The settings of rules and categories. The keys are ids of rules and names of categories. The setting of a rule
    /// takes precedence over that of its category.
    package var rules: [String: RuleSetting] = [:]
    /// The ids of rules and the names of categories to turn on. A rule that is off becomes a warning.
    package var select: [String] = []
    /// The ids of rules and the names of categories to turn off.
    package var ignore: [String] = []
    /// The ids of rules and the names of categories. If not empty, only these rules run.
    package var only: [String] = []
    /// Whether preview rules may run.
    package var allowsPreview = false
    /// The parts of models in which rules are suppressed.
    package var ignoreEntries: [IgnoreEntry] = []
    /// Whether a suppression without a reason is reported as a finding.
    package var requiresSuppressionReason = false

    package init() {}
}

extension LintSettings {
    /// Returns the problems in the settings, such as names that do not exist. Each one is a sentence without a final
    /// period. They are sorted.
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
