import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcLint
import ModelcPlans
import ModelcText

/// How the page of an id is shown.
package enum ExplanationFormat: String, CaseIterable {
    case text
    case json
    case markdown
}

/// The page of anything that modelc prints as an id or a code.
package struct Explanation {
    /// As modelc prints it.
    private let id: String
    /// `rule`, `finding of a plan`, `diagnostic`, `data check`.
    private let kind: String
    /// The severity that it has by default; nil for what has none.
    private let severity: String?
    private let summary: String
    private let page: String
    private let markdown: String

    /// All ids that have a page, in byte order.
    package static var ids: [String] {
        let all = MigrationFindingCode.allCases.map(\.rawValue) + RuleNames.all.ids + ExplainedID.all.map(\.id)
        return Set(all).inByteOrder()
    }

    /// The page of a code, a rule, or any other id; nil for anything else.
    package init?(of name: String) {
        if let code = MigrationFindingCode(rawValue: name.uppercased()) {
            self.init(code)
        } else if let rule = RuleNames.all.rule(name) {
            self.init(rule)
        } else if let other = ExplainedID.named(name) {
            self.init(other)
        } else {
            return nil
        }
    }

    private init(_ code: MigrationFindingCode) {
        id = code.rawValue
        kind = "finding of a plan"
        severity = code.level.rawValue
        summary = code.title
        page = code.pageText
        markdown = code.helpMarkdown
    }

    private init(_ rule: RuleDescription) {
        id = rule.id.rawValue
        kind = "rule"
        severity = rule.recommendedSeverity(Preset.newest).rawValue
        summary = rule.summary
        page = RulePage.text(rule)
        markdown = RulePage.markdown(rule)
    }

    private init(_ other: ExplainedID) {
        let isDiagnostic = ["error", "warning", "note"].contains(other.kind)
        id = other.id
        kind = isDiagnostic ? "diagnostic" : other.kind
        severity = isDiagnostic ? other.kind : nil
        summary = other.meaning
        page = other.text
        markdown = "# \(other.id)\n\n\(other.kind)\n\n\(other.meaning)\n"
    }

    /// The page in a format.
    package func text(_ format: ExplanationFormat) -> String {
        switch format {
        case .text: page
        case .markdown: markdown
        case .json: ResultDocument("explain", result: json).text
        }
    }

    private var json: JSONValue {
        [
            "id": .string(id), "kind": .string(kind), "severity": .optional(severity), "summary": .string(summary),
            "markdown": .string(markdown),
        ]
    }

    /// The page as text; nil for what is not an id.
    package static func page(of name: String) -> String? { Explanation(of: name)?.text(.text) }

    /// Why there is no page.
    package static func problem(with name: String, _ wording: Wording = .plain) -> String {
        if RuleNames.all.exists(name) {
            return "'\(name)' is a category; 'modelc rules \(wording[.category]) \(name)' lists its rules"
        }
        let near = (RuleNames.all.nearest(to: name) ?? nearestID(to: name)).map { "did you mean '\($0)'?" }
        return "there is no id '\(name)'; " + (near ?? "'modelc rules' lists the rules")
    }

    private static func nearestID(to name: String) -> String? {
        guard name.utf8.count <= 80 else { return nil }
        return SpellingSuggestion.nearest(to: name, among: ExplainedID.all.map(\.id))
    }
}
