extension RulePage {
    /// The page as Markdown, for the documentation: every page has the same headings.
    package static func markdown(_ rule: RuleDescription) -> String {
        var parts = ["# \(rule.id)", facts(rule), rule.summary + ".", "## Why it matters\n\n" + rule.rationale]
        if let prevents = rule.prevents { parts.append("What users meet: \(prevents)") }
        parts += rule.bad.enumerated().map { example($1, $0 == 0 ? "## Bad" : nil) }
        parts += rule.good.enumerated().map { example($1, $0 == 0 ? "## Good" : nil) }
        parts.append("## How to fix it\n\n" + sentence(rule.help))
        if !rule.options.isEmpty { parts.append(options(rule)) }
        parts.append("## How to suppress it\n\n" + suppression(rule))
        if !rule.seeAlso.isEmpty { parts.append("## See also\n\n" + seeAlso(rule)) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func facts(_ rule: RuleDescription) -> String {
        let severity = rule.recommendedSeverity(Preset.newest).rawValue
        let fix = rule.fix.map { "fix: \($0.rawValue)" } ?? "no fix"
        let preview = rule.isPreview ? " · preview" : ""
        let sources = rule.needsSources ? " · looks at source code (`sources`)" : ""
        return
            "`\(rule.category.rawValue)` · `\(severity)` in `recommended` · since \(rule.since) · \(fix)\(sources)\(preview)"
    }

    private static func example(_ example: Example, _ heading: String?) -> String {
        (heading.map { $0 + "\n\n" } ?? "") + "```xml\n\(example.xml)\n```"
    }

    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

    private static func options(_ rule: RuleDescription) -> String {
        let rows = rule.options.map { "| `\($0.name)` | \($0.defaultValue.text) | \($0.summary) |" }
        return "## Options\n\n" + (["| option | default | meaning |", "|---|---|---|"] + rows).joined(separator: "\n")
    }

    private static func suppression(_ rule: RuleDescription) -> String {
        if rule.isStructural { return "It cannot be suppressed: the model cannot be used at all." }
        return """
            In the user info of the part of the model, or of its entity:

            ```xml
            <entry key="\(SuppressionText.key)" value="\(rule.id) -- why"/>
            ```

            Or in `.modelc.yml`, under `ignore` or, for good, under `rules`: `\(rule.id): off`.
            """
    }

    private static func seeAlso(_ rule: RuleDescription) -> String {
        rule.seeAlso.map { "[`\($0.id)`](\($0.id).md)" }.joined(separator: ", ")
    }
}
