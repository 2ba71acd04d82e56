import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcMigration
import ModelcPlans
import ModelcReports

extension MigrationFindingCode {
    /// Returns the page of the code.
    ///
    /// - Parameter wording: the names of options in the text, such as `--strategy`; nil if the page does not mention
    ///   options, as in reports.
    package func reference(_ wording: Wording? = nil) -> ReferencePage {
        ReferencePage(
            rawValue, facts: "\(kind) · `\(level.rawValue)`",
            [
                ReferencePage.Section("What", [.paragraph(summary)]),
                ReferencePage.Section("Why", why),
                ReferencePage.Section("What to do", [.paragraph(advice(wording))]),
                ReferencePage.Section("Settings", [.paragraph(settings), .paragraph(baseline)]),
                ReferencePage.Section("See also", seeAlso),
            ])
    }

    /// The source of findings with this code: `finding of a plan`, or `finding of a mapping model and of a plan`.
    var kind: String {
        MappingChecker.codes.contains(self) ? "finding of a mapping model and of a plan" : "finding of a plan"
    }

    private var why: [ReferencePage.Block] {
        [.paragraph(fact.why)] + (fact.failure.map { [.paragraph("What users see: \($0)")] } ?? [])
    }

    /// The summary of the code, as a sentence.
    var summary: String { fact.summary + "." }

    /// Returns the advice, and the option that applies to findings with this code.
    private func advice(_ wording: Wording?) -> String {
        guard let wording else { return fact.advice }
        return switch self {
        case .booleanNumeric: "\(fact.advice) `\(wording[.booleanAssumption])` sets what to assume."
        case .toManyToOne: "\(fact.advice) `\(wording[.manyToOneAssumption])` sets what to assume."
        case .lockedVersionChanged: "\(fact.advice) The command is `\(ToolCommandName.lock) \(wording[.update])`."
        default: fact.advice
        }
    }

    private var settings: String {
        let isOfMapping = MappingChecker.codes.contains(self)
        let others = isOfMapping ? "`plan`, `check` and `mapping check`" : "`plan` and `check`"
        // A finding of a mapping model is not about an element of a model.
        let parts =
            isOfMapping
            ? "" : " In one part of the model: `modelc.lint.disable` in its user info, or an entry of `ignore`."
        return "How much it matters: in `.modelc.yml` under `lint`, `rules: { \(rawValue): off }` or another severity; "
            + "\(others) take it for one run, too.\(parts)"
    }

    private var baseline: String {
        isBaselined
            ? "A baseline can hold it: `\(ToolCommandName.check)` writes one."
            : "A baseline does not hold it: what it says stays true for every store."
    }

    private var seeAlso: [ReferencePage.Block] {
        let rules = (FactRules.ofCodes[self] ?? []).map { "`\($0)`" }
        return (rules.isEmpty ? [] : [.paragraph("In lint: \(rules.joined(separator: ", ")).")])
            + ErrorIDs.seeAlso(errors)
    }

    /// Returns a Markdown table of all codes, as in the page MigrationFindings. It ends with a line feed.
    ///
    /// - Parameter wording: the names of options in the text, such as `--store`.
    package static func table(_ wording: Wording) -> String {
        let rows = allCases.sorted { $0.rawValue < $1.rawValue }.map { code in
            ["`\(code.rawValue)`", code.level.rawValue, code.title, code.fact.why, code.advice(wording)]
        }
        return MarkdownTable("code", "severity", "finding", "why it matters", "what to do", rows: rows).lines
            .joined(separator: "\n") + "\n"
    }

    /// Why the code is reported, and what to do, as text in reports.
    fileprivate var helpText: String {
        "\(fact.why) What to do: \(fact.advice) The page of the code: \(ToolCommandName.explain) \(rawValue)"
    }
}

extension ReportRule {
    /// Creates the description of a code for reports.
    ///
    /// - Parameters:
    ///   - category: the category in reports, such as the name of the command.
    ///   - summary: the code as a sentence; nil for the summary on its page.
    init(_ code: MigrationFindingCode, category: String, summary: String? = nil) {
        self.init(
            id: code.id, summary: summary ?? code.summary, category: category, helpText: code.helpText,
            helpMarkdown: code.reference().markdown, defaultSeverity: code.level, tags: ["core-data"])
    }
}
