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
