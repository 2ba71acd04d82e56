import ModelcText

extension LintSettings {
    /// The names in the settings that do not exist, each as a sentence without a final stop; sorted.
    package func problems() -> [String] {
        let unknownPresets = presets.filter { Preset($0) == nil }.map { $0.problem }
        let entries = ignoreEntries.flatMap(\.rules)
        let names = Set(rules.keys).union(select).union(ignore).union(only).union(entries)
        let unknownRules = names.filter { !RuleNames.exists($0) }.map(RuleNames.problem)
        return (unknownPresets + unknownRules + rules.flatMap(optionProblems)).sorted()
    }

    private func optionProblems(_ name: String, _ setting: RuleSetting) -> [String] {
        guard let rule = RuleNames.rule(name) else {
            return setting.options.isEmpty || !RuleNames.exists(name)
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
