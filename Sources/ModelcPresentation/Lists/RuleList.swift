import ModelcBase
import ModelcDiagnostics
import ModelcLint

/// The category by which `modelc rules` lists rules.
package typealias ListedCategory = RuleCategory

/// The list of rules that `modelc rules` prints.
package struct RuleList {
    private let rules: [RuleDescription]

    /// - Parameter category: the category of the listed rules; nil for all rules.
    package init(of category: ListedCategory? = nil) {
        rules = RuleRegistry.all.map { $0.description }.filter { category == nil || $0.category == category }
    }

    /// Returns the list in a format.
    package func text(_ format: RuleListFormat, _ style: TextStyle = .plain) -> String {
        switch format {
        case .text: RuleList.text(of: rules, style)
        case .json: ResultDocument("rules", result: ["rules": RuleList.json(of: rules)]).text
        case .markdown: RuleTable.markdown(rules)
        }
    }

    /// Returns a heading for each category, and a line for each of its rules.
    static func text(of rules: [RuleDescription], _ style: TextStyle = .plain) -> String {
        let sections = RuleCategory.allCases.map { category in (category, rules.filter { $0.category == category }) }
            .filter { !$0.1.isEmpty }
        var table = TextTable(columnCount: 4, widest: .max)
        for rule in sections.flatMap(\.1) { add(rule, to: &table) }
        var lines = table.lines[...]
        return sections.map { category, members in
            defer { lines = lines.dropFirst(members.count) }
            let rows = zip(members, lines).map { rule, line in painted(line, rule, style) + "\n" }
            return style.bold(category.rawValue) + "\n" + rows.joined()
        }.joined(separator: "\n")
    }

    /// Returns the line with the rule's severity in colour.
    private static func painted(_ line: String, _ rule: RuleDescription, _ style: TextStyle) -> String {
        guard let severity = rule.severity.reported else { return line }
        let word = " \(severity.rawValue) "
        return line.replacing(word, with: " \(style.colored(severity.rawValue, by: severity)) ", maxReplacements: 1)
    }

    private static func add(_ rule: RuleDescription, to table: inout TextTable) {
        table.add(
            rule.id.rawValue, rule.severity.rawValue,
            rule.fix?.rawValue ?? "", "\(rule.summary)\(rule.isPreview ? " (preview)" : "")")
    }

    /// Returns all data of each rule as JSON.
    static func json(of rules: [RuleDescription]) -> JSONValue { .array(rules.map(json)) }

    private static func json(of rule: RuleDescription) -> JSONValue {
        [
            "id": .string(rule.id.rawValue), "category": .string(rule.category.rawValue), "since": .string(rule.since),
            "severity": severities(rule), "preview": .bool(rule.isPreview),
            "suppressible": .bool(!rule.isStructural), "fix": .string(rule.fix?.rawValue ?? "none"),
            "summary": .string(rule.summary), "rationale": .string(rule.rationale), "help": .string(rule.help),
            "prevents": .optional(rule.prevents), "options": .array(rule.options.map(json)),
            "bad": .array(rule.bad.map { .string($0.shown) }), "good": .array(rule.good.map { .string($0.shown) }),
            "seeAlso": .array(rule.seeAlso.map { .string($0.rawValue) }),
        ]
    }

    private static func severities(_ rule: RuleDescription) -> JSONValue {
        .object(
            (1...Preset.newest).map { number in
                JSONMember(key: "recommended@\(number)", value: .string(rule.severity.rawValue))
            })
    }

    private static func json(of option: RuleOption) -> JSONValue {
        [
            "name": .string(option.name), "type": .string(option.defaultValue.typeName),
            "default": .string(option.defaultValue.text), "summary": .string(option.summary),
        ]
    }
}

/// The table of all rules in Markdown. A documentation page in the repository is generated from it.
enum RuleTable {
    /// - Parameter linksPages: whether each id is a link to the page of its rule in the folder `Rules`.
    static func markdown(_ rules: [RuleDescription], linksPages: Bool = false) -> String {
        var lines = [
            "# Rules of lint", "",
            "Made from the rules themselves; `\(ToolCommandName.explain) RULE` shows the page of one. § means that the rule can be",
            "neither switched off nor suppressed. The severity is that of the preset `recommended`.", "",
            "`--fix` makes `safe` fixes, `--fix --unsafe` those that change what an app or generated code does (`behaviour`),",
            "and `--fix --unsafe --in-new-version` those that change a version hash (`schema`). A `suggestion` is shown and",
            "never applied: only the author of the app can decide which delete rule is right.",
        ]
        for category in RuleCategory.allCases {
            let members = rules.filter { $0.category == category }
            guard !members.isEmpty else { continue }
            lines += ["", "## \(category.rawValue)", ""]
            lines +=
                MarkdownTable(
                    "id", "severity", "fix", "meaning", rows: members.map { row($0, linksPages: linksPages) }
                ).lines
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ rule: RuleDescription, linksPages: Bool) -> [String] {
        let severity = rule.severity.rawValue + (rule.isStructural ? " §" : "")
        let preview = rule.isPreview ? " (preview)" : ""
        let id = linksPages ? "[`\(rule.id)`](Rules/\(rule.id).md)" : "`\(rule.id)`"
        return [id, severity + preview, rule.fix?.rawValue ?? "none", rule.summary + "."]
    }
}
