import ModelcJSON
import ModelcLint

/// The rules as `modelc rules` lists them.
package enum RuleList {
    /// A line for each rule under the name of its category.
    package static func text(of rules: [RuleDescription]) -> String {
        let width = rules.map(\.id.rawValue.count).max() ?? 0
        let sections = RuleCategory.allCases.compactMap { category -> String? in
            let members = rules.filter { $0.category == category }
            guard !members.isEmpty else { return nil }
            return category.rawValue + "\n" + members.map { line($0, width) + "\n" }.joined()
        }
        return sections.joined(separator: "\n")
    }

    private static func line(_ rule: RuleDescription, _ width: Int) -> String {
        let id = padded(rule.id.rawValue, width)
        let severity = padded(rule.recommendedSeverity(Preset.newest).rawValue, 7)
        let fix = padded(rule.fix?.rawValue ?? "", 9)
        return "  \(id)  \(severity)  \(fix)  \(rule.summary)\(rule.isPreview ? " (preview)" : "")"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// All there is to know of each rule, for programs (lint-rules §2.9).
    package static func json(of rules: [RuleDescription]) -> JSONValue { .array(rules.map(json)) }

    private static func json(of rule: RuleDescription) -> JSONValue {
        [
            "id": .string(rule.id.rawValue), "category": .string(rule.category.rawValue), "since": .string(rule.since),
            "severity": severities(rule), "preview": .bool(rule.isPreview),
            "suppressible": .bool(!rule.isStructural), "fix": .string(rule.fix?.rawValue ?? "none"),
            "summary": .string(rule.summary), "rationale": .string(rule.rationale), "help": .string(rule.help),
            "prevents": .optional(rule.prevents), "options": .array(rule.options.map(json)),
            "bad": .array(rule.bad.map { .string($0.xml) }), "good": .array(rule.good.map { .string($0.xml) }),
            "seeAlso": .array(rule.seeAlso.map { .string($0.rawValue) }),
        ]
    }

    private static func severities(_ rule: RuleDescription) -> JSONValue {
        .object(
            (1...Preset.newest).map { number in
                JSONMember(key: "recommended@\(number)", value: .string(rule.recommendedSeverity(number).rawValue))
            })
    }

    private static func json(of option: RuleOption) -> JSONValue {
        [
            "name": .string(option.name), "type": .string(option.defaultValue.typeName),
            "default": .string(option.defaultValue.text), "summary": .string(option.summary),
        ]
    }
}
