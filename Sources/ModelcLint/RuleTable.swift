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
            "never made: whether a delete rule is right only the author of the app can know.",
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
