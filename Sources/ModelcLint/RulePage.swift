/// The page of a rule (lint-rules §2.9): what `modelc explain` shows.
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
            "", rule.isStructural ? "It cannot be suppressed: the model cannot be used at all." : suppression(rule),
        ]
        if !rule.seeAlso.isEmpty {
            lines.append("See also: " + rule.seeAlso.map { "\($0.id)" }.joined(separator: ", "))
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

    private static func suppression(_ rule: RuleDescription) -> String {
        "Suppress: <entry key=\"\(SuppressionText.key)\" value=\"\(rule.id) -- why\"/>"
    }

    private static func indented(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    }
}
