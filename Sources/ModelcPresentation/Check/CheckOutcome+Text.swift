import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcReports

/// For whom a check is shown.
package enum CheckFormat: String, CaseIterable, Sendable {
    case text
    case json
    case markdown
}

extension CheckReport {
    /// The check in a form.
    ///
    /// - Parameter options: what the program calls the options that the text names.
    package func text(_ format: CheckFormat, _ layout: TextLayout, _ options: ReportOptions) -> String {
        switch format {
        case .text: findings(.text, layout, options)
        case .markdown: findings(.markdown, layout, options)
        case .json: ResultDocument("check", outcome.messages, result: document).text
        }
    }

    /// The parts with what came of each, then the findings of all of them.
    private var document: JSONValue {
        [
            "outcome": .string(outcome.result.word),
            "parts": .array(sections.map(part)),
            "findings": .array(sections.flatMap(\.report.findings).map { .object($0.jsonMembers) }),
        ]
    }

    private func part(_ section: Section) -> JSONValue {
        [
            "name": .string(section.part.part.rawValue),
            "state": .string(section.part.state.rawValue),
            "summary": .string(section.summary),
            "errors": .integer(section.report.totals.errors),
            "warnings": .integer(section.report.totals.warnings),
            "infos": .integer(section.report.totals.infos),
        ]
    }
}

extension RunResult {
    /// The result in documents.
    fileprivate var word: String {
        switch self {
        case .done: "passed"
        case .findings: "failed"
        case .failed: "unreadable"
        }
    }
}
