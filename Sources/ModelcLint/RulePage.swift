/// The page of a rule: what `modelc explain` shows.
package enum RulePage {
    /// The page as plain text, with a line feed at its end.
    package static func text(_ rule: RuleDescription) -> String {
        var lines = [title(rule), "", rule.summary + ".", "Why: " + rule.rationale, "Do:  " + rule.help + "."]
        if let prevents = rule.prevents { lines.append("Prevents: " + prevents) }
        for option in rule.options {
            lines.append("Option \(option.name): \(option.summary) (\(option.defaultValue.text))")
        }
        lines += rule.bad.flatMap { ["", "Bad:"] + indented($0.xml) }
        lines += rule.good.flatMap { ["", "Good:"] + indented($0.xml) }
        lines += [
            "", rule.isStructural ? notSuppressible : suppression(rule),
        ]
        if !rule.seeAlso.isEmpty {
            lines.append("See also: " + rule.seeAlso.map(\.rawValue).joined(separator: ", "))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func title(_ rule: RuleDescription) -> String {
        let severity = rule.recommendedSeverity(Preset.newest)
        let preset = severity == .off ? "off in recommended" : "\(severity.rawValue) in recommended"
        let fix = rule.fix.map { "\($0.rawValue) fix" } ?? "no fix"
        let preview = rule.isPreview ? " · preview" : ""
        let sources = rule.needsSources ? " · looks at source code (sources)" : ""
        return "\(rule.id)   \(rule.category.rawValue) · \(preset) · since \(rule.since) · \(fix)\(sources)\(preview)"
    }

    private static let notSuppressible = "It cannot be suppressed: the model cannot be used at all."

    private static func suppression(_ rule: RuleDescription) -> String {
        "Suppress: <entry key=\"\(SuppressionText.key)\" value=\"\(rule.id) -- why\"/>"
    }

    private static func indented(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    }
}

extension RulePage {
    /// The page as Markdown, for the documentation: every page has the same headings.
    package static func markdown(_ rule: RuleDescription) -> String {
        var parts = ["# \(rule.id)", facts(rule), rule.summary + ".", "## Why it matters\n\n" + rule.rationale]
        if let prevents = rule.prevents { parts.append("What users meet: \(prevents)") }
        parts += rule.bad.enumerated().map { example($1, $0 == 0 ? "## Bad" : nil) }
        parts += rule.good.enumerated().map { example($1, $0 == 0 ? "## Good" : nil) }
        parts.append("## How to fix it\n\n" + sentence(rule.help))
        if !rule.options.isEmpty { parts.append(options(rule)) }
        parts.append("## How to suppress it\n\n" + waysToSuppress(rule))
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

    private static func waysToSuppress(_ rule: RuleDescription) -> String {
        if rule.isStructural { return notSuppressible }
        return """
            In the user info of the part of the model, or of its entity:

            ```xml
            <entry key="\(SuppressionText.key)" value="\(rule.id) -- why"/>
            ```

            Or in `.modelc.yml`, under `ignore` or, for good, under `rules`: `\(rule.id): off`.
            """
    }

    private static func seeAlso(_ rule: RuleDescription) -> String {
        rule.seeAlso.map { "[`\($0)`](\($0).md)" }.joined(separator: ", ")
    }
}

/// The table of all rules as a page of the documentation; the page in the repository is made from it.
package enum RuleTable {
    /// - Parameter linksPages: whether each id leads to the page of its rule in the folder `Rules`.
    package static func markdown(_ rules: [RuleDescription], linksPages: Bool = false) -> String {
        var lines = [
            "# Rules of lint", "",
            "Made from the rules themselves; `modelc explain RULE` shows the page of one. § means that the rule can be",
            "neither switched off nor suppressed. The severity is that of the preset `recommended`.", "",
            "`--fix` makes `safe` fixes, `--fix --unsafe` those that change what an app or generated code does (`behaviour`),",
            "and `--fix --unsafe --new-version NAME` those that change a version hash (`schema`). A `suggestion` is shown and",
            "never applied: only the author of the app can decide which delete rule is right.",
        ]
        for category in RuleCategory.allCases {
            let members = rules.filter { $0.category == category }
            guard !members.isEmpty else { continue }
            lines += ["", "## \(category.rawValue)", "", "| id | severity | fix | meaning |", "|---|---|---|---|"]
            lines += members.map { row($0, linksPages: linksPages) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ rule: RuleDescription, linksPages: Bool) -> String {
        let severity = rule.recommendedSeverity(Preset.newest).rawValue + (rule.isStructural ? " §" : "")
        let preview = rule.isPreview ? " (preview)" : ""
        let id = linksPages ? "[`\(rule.id)`](Rules/\(rule.id).md)" : "`\(rule.id)`"
        return "| \(id) | \(severity)\(preview) | \(rule.fix?.rawValue ?? "none") | \(rule.summary). |"
    }
}
