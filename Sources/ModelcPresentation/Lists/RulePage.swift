import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcLint
import ModelcPlans
import ModelcReports

/// The page of a rule, for `modelc explain` and for the documentation.
enum RulePage {
    static func page(_ rule: RuleDescription) -> ReferencePage {
        page(rule, sections(rule) + [ReferencePage.Section("See also", seeAlso(rule))])
    }

    static func markdown(_ rule: RuleDescription) -> String { page(rule).markdown }

    /// Returns the page as Markdown without links to other pages, for reports.
    static func markdownAlone(_ rule: RuleDescription) -> String { page(rule, sections(rule)).markdown }

    private static func page(_ rule: RuleDescription, _ sections: [ReferencePage.Section]) -> ReferencePage {
        ReferencePage(rule.id.rawValue, facts: facts(rule), sections)
    }

    private static func sections(_ rule: RuleDescription) -> [ReferencePage.Section] {
        [
            ReferencePage.Section("What", [.paragraph(rule.summary + ".")]),
            ReferencePage.Section("Why", why(rule)),
            ReferencePage.Section("What to do", [.paragraph(sentence(rule.help))]),
            ReferencePage.Section("Wrong", rule.bad.map { .code($0.shown, language: $0.language) }),
            ReferencePage.Section("Right", rule.good.map { .code($0.shown, language: $0.language) }),
            ReferencePage.Section("Settings", settings(rule)),
        ]
    }

    private static func facts(_ rule: RuleDescription) -> String {
        let severity = rule.severity.rawValue
        let fix = rule.fix.map { "fix: \($0.rawValue)" } ?? "no fix"
        let preview = rule.isPreview ? " · preview" : ""
        let sources = rule.needsSources ? " · looks at source code (`sources`)" : ""
        return "rule of lint · `\(rule.category.rawValue)` · `\(severity)` in `recommended` · since \(rule.since) · "
            + "\(fix)\(sources)\(preview)"
    }

    private static func why(_ rule: RuleDescription) -> [ReferencePage.Block] {
        [.paragraph(rule.rationale)] + (rule.prevents.map { [.paragraph("What users see: \($0)")] } ?? [])
    }

    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

    private static func settings(_ rule: RuleDescription) -> [ReferencePage.Block] {
        let options = rule.options.map { "`\($0.name)` (default: \($0.defaultValue.text)): \($0.summary)" }
        let list: [ReferencePage.Block] = options.isEmpty ? [] : [.list(options)]
        return list + (rule.isStructural ? [.paragraph(notSuppressible)] : waysToSuppress(rule))
    }

    private static let notSuppressible =
        "It can be neither switched off nor suppressed: the model cannot be used at all."

    private static func waysToSuppress(_ rule: RuleDescription) -> [ReferencePage.Block] {
        [
            .paragraph("To suppress it, in the user info of the part of the model, or of its entity:"),
            .code("<entry key=\"\(SuppressionText.key)\" value=\"\(rule.id) -- why\"/>", language: "xml"),
            .paragraph(
                "Or in `.modelc.yml` under `lint`: in an entry of `ignore`, or for all models `rules: { \(rule.id): off }`."
            ),
        ]
    }

    private static func seeAlso(_ rule: RuleDescription) -> [ReferencePage.Block] {
        let rules: [ReferencePage.Block] = rule.seeAlso.isEmpty ? [] : [.links(rule.seeAlso.map(\.rawValue))]
        let codes = MigrationFindingCode.allCases.filter { $0.fact == rule.fact }.map { "`\($0.rawValue)`" }
        let plans: [ReferencePage.Block] =
            codes.isEmpty ? [] : [.paragraph("In plans: \(codes.joined(separator: ", ")).")]
        return rules + plans + ErrorIDs.seeAlso(rule.errors)
    }
}

extension Example {
    fileprivate var language: String { isSwift ? "swift" : "xml" }
}

extension Report {
    /// The report with the page of each rule, for formats that contain pages.
    var withRulePages: Report {
        with { rule in RuleNames.all.rule(rule.rawValue).map(RulePage.markdownAlone) }
    }
}

extension ReportRule {
    /// Creates the description of a lint rule for reports.
    ///
    /// - Parameter category: the category in reports.
    init(_ rule: RuleDescription, category: String) {
        self.init(
            id: rule.id, summary: rule.summary + ".", category: category,
            helpText:
                "\(rule.rationale) What to do: \(rule.help). The page of the rule: \(ToolCommandName.explain) \(rule.id)",
            // If a rule is off by default, its findings are warnings when the user selects the rule.
            defaultSeverity: rule.severity.reported ?? .warning, tags: ["core-data"])
    }
}
