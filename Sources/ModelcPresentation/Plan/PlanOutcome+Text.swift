import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcPlans
import ModelcReports
import ModelcSchema

/// For whom a plan is shown.
package enum PlanFormat: String, CaseIterable {
    case text
    case json
    case markdown
    case html
}

extension PlanOutcome {
    /// The plan in a format; nil if there is none.
    ///
    /// - Parameters:
    ///   - showsNotes: whether notes are shown as well.
    ///   - showsDetails: whether what people read has every step, change, finding and data check.
    ///   - isQuiet: whether text has no totals.
    ///   - listsFiles: whether a document has the files that were requested beside the plan.
    ///   - wording: what the caller calls the options that the plan names.
    ///   - layout: colours and width of text.
    package func text(
        _ format: PlanFormat, showsNotes: Bool, showsDetails: Bool = false, isQuiet: Bool = false, listsFiles: Bool,
        wording: Wording = .plain, layout: TextLayout = .plain
    ) -> String? {
        guard let report, let model else { return nil }
        switch format {
        case .text:
            let planned = Set(report.versions.map(\.name))
            return PlanText(
                report, unread: model.versions.map(\.name).filter { !planned.contains($0) }, showsNotes: showsNotes,
                showsDetails: showsDetails, isQuiet: isQuiet, wording: wording,
                layout: layout
            ).text()
        case .json:
            return ResultDocument(
                "plan", faults + messages, showsNotes: showsNotes, result: result(report, listsFiles: listsFiles)
            ).text
        case .markdown: return PlanMarkdown(report, showsDetails: showsDetails, wording: wording).text()
        case .html: return PlanPage(report, tool: PlanOutcome.tool, showsDetails: showsDetails, wording: wording).text()
        }
    }

    private static let tool = "modelc \(ModelcVersion.text)"

    /// The findings of the plan in a report format; nil if there is no plan.
    ///
    /// - Parameter showsNotes: whether notes are reported as well.
    package func findings(_ format: ReportFormat, showsNotes: Bool) -> String? {
        guard let report, let model else { return nil }
        var findings = PlanFindings(report, model, display)
        let all = findings.report(
            from: showsNotes ? .note : .warning, problems: ledger.failures, exitCode: planned.rawValue)
        return format.reporter.text(of: all, in: ReportContext(sources: findings.sources, root: display.root))
    }

    private func result(_ report: MigrationReport, listsFiles: Bool) -> JSONValue {
        let plan = PlanJSON(report, exitCode: planned.rawValue).json()
        guard listsFiles, case .object(let members) = plan else { return plan }
        let files = emission?.files ?? []
        return .object(members + [JSONMember(key: "artifacts", value: .array(files.map(\.json)))])
    }
}
