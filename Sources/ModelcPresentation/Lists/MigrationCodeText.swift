import ModelcKit
import ModelcPlans
import ModelcSchema
import ModelcText

extension MigrationFindingCode {
    /// The page of the code.
    ///
    /// - Parameter wording: how options are named; nil where none is to be named, as in reports.
    package func reference(_ wording: Wording? = nil) -> ReferencePage {
        ReferencePage(
            rawValue, facts: "finding of a plan · `\(level.rawValue)`",
            [
                ReferencePage.Section("What", [.paragraph(summary)]),
                ReferencePage.Section("Why", why),
                ReferencePage.Section("What to do", [.paragraph(advice(wording))]),
                ReferencePage.Section("Settings", [.paragraph(settings), .paragraph(baseline)]),
                ReferencePage.Section("See also", seeAlso),
            ])
    }

    private var why: [ReferencePage.Block] {
        [.paragraph(fact.why)] + (fact.failure.map { [.paragraph("What users meet: \($0)")] } ?? [])
    }

    /// The code as a sentence.
    var summary: String { fact.summary + "." }

    /// What to do, with the option that is about findings of this kind.
    private func advice(_ wording: Wording?) -> String {
        guard let wording else { return fact.advice }
        return switch self {
        case .booleanNumeric: "\(fact.advice) `\(wording[.booleanAssumption])` sets what to assume."
        case .toManyToOne: "\(fact.advice) `\(wording[.manyToOneAssumption])` sets what to assume."
        case .lockedVersionChanged: "\(fact.advice) The command is `modelc lock \(wording[.update])`."
        default: fact.advice
        }
    }

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
        let rules = (FactRules.ofCodes[self] ?? []).map { "`\($0)`" }
        return rules.isEmpty ? [] : [.paragraph("In lint: \(rules.joined(separator: ", ")).")]
    }

    /// The table of all codes in Markdown, as the page MigrationFindings has it. Ends in a line feed.
    ///
    /// - Parameter wording: how options are named.
    package static func table(_ wording: Wording) -> String {
        let rows = allCases.sorted { $0.rawValue < $1.rawValue }.map { code in
            "| `\(code.rawValue)` | \(code.level.rawValue) | \(code.title) | \(code.fact.why) | \(code.advice(wording)) |"
        }
        return (["| code | severity | finding | why it matters | what to do |", "|---|---|---|---|---|"] + rows)
            .joined(separator: "\n") + "\n"
    }
}
