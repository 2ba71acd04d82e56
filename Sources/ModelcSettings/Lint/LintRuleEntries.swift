import ModelcDiagnostics

/// Settings of rules and of categories, in the order of the file.
package struct LintRuleEntries: Hashable, Sendable {
    package var entries: [LintRuleEntry]

    init(_ entries: [LintRuleEntry]) { self.entries = entries }
}

/// The settings of a rule or a category.
package struct LintRuleEntry: Hashable, Sendable {
    /// The rule's id or the category's name, as written in the file.
    package var name: String
    package var severity: SeveritySetting?
    package var options: [LintRuleOption] = []
    /// The location of the rule's or category's name in the file.
    package var origin: SettingOrigin

    init(name: String, severity: SeveritySetting? = nil, origin: SettingOrigin) {
        self.name = name
        self.severity = severity
        self.origin = origin
    }
}

/// An option of a rule. Each rule defines its own options and their types.
package struct LintRuleOption: Hashable, Sendable {
    package var name: String
    package var value: RuleOptionValue
    var origin: SettingOrigin
}

/// The value of a rule's option.
package enum RuleOptionValue: Hashable, Sendable {
    case integer(Int)
    case boolean(Bool)
    case text(String)
    case list([String])

    /// The type's name, for messages.
    package var typeName: String {
        switch self {
        case .integer: "number"
        case .boolean: "true or false"
        case .text: "text"
        case .list: "list of texts"
        }
    }

    /// The value as a configuration file contains it.
    package var text: String {
        switch self {
        case .integer(let number): String(number)
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .text(let text): text
        case .list(let texts): "[" + texts.joined(separator: ", ") + "]"
        }
    }
}

extension LintRuleEntries: SettingValue {
    package static var kind: ConfigurationKind { .named(table: TableName.lintRule) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> LintRuleEntries? {
        if node.isNothing { return LintRuleEntries([]) }
        guard case .mapping(let members) = node.content else {
            context.reportInvalid(node, kind.phrase, help: "write 'missing-inverse: error'")
            return nil
        }
        return LintRuleEntries(members.map { LintRuleEntry.decode($0, &context) })
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        .mapping(entries.map { EffectiveMember($0.name, $0.shown) })
    }
}

extension LintRuleEntry {
    fileprivate static func decode(_ member: ConfigurationMember, _ context: inout DecodingContext) -> LintRuleEntry {
        var entry = LintRuleEntry(name: member.key.text ?? "", origin: member.key.origin)
        context.inside(entry.name) { context in
            guard case .mapping(let members) = member.value.content else {
                return entry.severity = SeveritySetting.decode(member.value, &context)
            }
            for option in members {
                guard let name = option.key.text else { continue }
                context.inside(name) { entry.set(name, option, &$0) }
            }
        }
        return entry
    }

    private mutating func set(_ name: String, _ member: ConfigurationMember, _ context: inout DecodingContext) {
        if name == "severity" { return severity = SeveritySetting.decode(member.value, &context) }
        guard let value = RuleOptionValue.decode(member.value, &context) else { return }
        options.append(LintRuleOption(name: name, value: value, origin: member.key.origin))
    }

    fileprivate var shown: EffectiveNode {
        let severity = severity.map { $0.shown(origin) }
        guard !options.isEmpty else { return severity ?? .mapping([]) }
        return .mapping(
            (severity.map { [EffectiveMember("severity", $0)] } ?? [])
                + options.map { EffectiveMember($0.name, $0.value.shown($0.origin)) })
    }
}

extension RuleOptionValue {
    fileprivate static func decode(
        _ node: ConfigurationNode, _ context: inout DecodingContext
    ) -> RuleOptionValue? {
        if case .list = node.content { return [String].decode(node, &context).map { .list($0) } }
        switch node.meaning {
        case .boolean(let value): return .boolean(value)
        case .number:
            if let number = node.text.flatMap({ Int($0) }) { return .integer(number) }
            context.reportInvalid(node, ConfigurationKind.integer.phrase)
            return nil
        case .text: return String.decode(node, &context).map { .text($0) }
        case .nothing, nil:
            context.reportInvalid(node, "the value of an option")
            return nil
        }
    }

    fileprivate func shown(_ origin: SettingOrigin) -> EffectiveNode {
        switch self {
        case .integer(let number): .value(.integer(number), origin)
        case .boolean(let value): .value(.bool(value), origin)
        case .text(let text): .value(.string(text), origin)
        case .list(let texts): texts.shown(origin)
        }
    }
}
