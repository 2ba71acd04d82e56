/// The table of all rules as a page of the documentation; the page in the repository is made from it.
package enum RuleTable {
    package static func markdown(_ rules: [RuleDescription]) -> String {
        var lines = [
            "# Rules of lint", "",
            "Made from the rules themselves; `modelc explain RULE` shows the page of one. § means that the rule can be",
            "neither switched off nor suppressed. The severity is that of the preset `recommended`.",
        ]
        for category in RuleCategory.allCases {
            let members = rules.filter { $0.category == category }
            guard !members.isEmpty else { continue }
            lines += ["", "## \(category.rawValue)", "", "| id | severity | fix | meaning |", "|---|---|---|---|"]
            lines += members.map(row)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ rule: RuleDescription) -> String {
        let severity = rule.recommendedSeverity(Preset.newest).rawValue + (rule.isStructural ? " §" : "")
        let preview = rule.isPreview ? " (preview)" : ""
        return "| `\(rule.id)` | \(severity)\(preview) | \(rule.fix.rawValue) | \(rule.summary). |"
    }
}
