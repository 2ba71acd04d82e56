import ModelcKit
import ModelcPlans
import ModelcSchema
import ModelcText

extension MigrationFindingCode {
    /// The page of the code.
    package var reference: ReferencePage {
        ReferencePage(
            rawValue, facts: "finding of a plan · `\(level.rawValue)`",
            [
                ReferencePage.Section("What", [.paragraph(summary)]),
                ReferencePage.Section("Why", [.paragraph(page.why)]),
                ReferencePage.Section("What to do", [.paragraph(page.advice)]),
                ReferencePage.Section("Settings", [.paragraph(settings), .paragraph(baseline)]),
                ReferencePage.Section("See also", seeAlso),
            ])
    }

    /// The code in a few words, as a sentence.
    var summary: String { title.prefix(1).uppercased() + title.dropFirst() + "." }

    private var settings: String {
        "How much it matters: in `.modelc.yml` under `lint`, `rules: { \(rawValue): off }` or another severity; `plan` and `check` "
            + "take it for one run, too. In one part of the model: `modelc.lint.disable` in its user info, or an entry of `ignore`."
    }

    private var baseline: String {
        isBaselined
            ? "A baseline can hold it: `modelc check` writes one."
            : "A baseline does not hold it: what it says stays true for every store."
    }

    private var seeAlso: [ReferencePage.Block] {
        let rules = (FactRules.ofCodes[self] ?? []).sorted().map { "`\($0)`" }
        return rules.isEmpty ? [] : [.paragraph("In lint: \(rules.joined(separator: ", ")).")]
    }

    /// The table of all codes in Markdown, as the page MigrationFindings has it. Ends in a line feed.
    package static var table: String {
        let rows = allCases.sorted { $0.rawValue < $1.rawValue }.map { code in
            "| `\(code.rawValue)` | \(code.level.rawValue) | \(code.title) | \(code.page.why) | \(code.page.advice) |"
        }
        return (["| code | severity | finding | why it matters | what to do |", "|---|---|---|---|---|"] + rows)
            .joined(separator: "\n") + "\n"
    }
}
