extension LintSubject {
    /// The value of a rule's option: what the configuration says, or else the default.
    func integer(_ option: String, of rule: RuleDescription) -> Int? {
        guard case .integer(let number) = value(of: option, rule) else { return nil }
        return number
    }

    func boolean(_ option: String, of rule: RuleDescription) -> Bool {
        value(of: option, rule) == .boolean(true)
    }

    func text(_ option: String, of rule: RuleDescription) -> String? {
        guard case .text(let text) = value(of: option, rule) else { return nil }
        return text
    }

    func list(_ option: String, of rule: RuleDescription) -> [String] {
        guard case .list(let texts) = value(of: option, rule) else { return [] }
        return texts
    }

    /// A value of another type than the default's does not count; the settings' check reports it.
    private func value(of name: String, _ rule: RuleDescription) -> RuleOptionValue? {
        guard let option = rule.options.first(where: { $0.name == name }) else { return nil }
        let configured = context.options[rule.id]?[name]
        return configured?.typeName == option.defaultValue.typeName ? configured : option.defaultValue
    }
}
