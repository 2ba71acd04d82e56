import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcMigration
import ModelcPlans
import ModelcReports

/// The output formats of a plan.
package enum PlanFormat: String, CaseIterable {
    case text
    case json
    case markdown
    case html
}

extension PlanOutcome {
    /// Returns the plan in a format; nil if there is no plan.
    ///
    /// - Parameters:
    ///   - showsNotes: whether notes are shown too.
    ///   - showsDetails: whether formats for people contain every step, change, finding and data check.
    ///   - isQuiet: whether text output omits the totals.
    ///   - listsFiles: whether the JSON document lists the files that were requested in addition to the plan.
    ///   - wording: the names of options in the plan, such as `--store`.
    ///   - layout: the colours and the width of text output.
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
                showsDetails: showsDetails, isQuiet: isQuiet, fixtures: fixtures, wording: wording,
                layout: layout
            ).text()
        case .json:
            return ResultDocument(
                "plan", problems + messages, showsNotes: showsNotes, result: result(report, listsFiles: listsFiles)
            ).text
        case .markdown: return PlanMarkdown(report, showsDetails: showsDetails, wording: wording).text()
        case .html: return PlanPage(report, tool: PlanOutcome.tool, showsDetails: showsDetails, wording: wording).text()
        }
    }

    private static let tool = "modelc \(ModelcVersion.text)"

    /// Returns the findings of the plan in a report format; nil if there is no plan.
    ///
    /// - Parameter showsNotes: whether notes are reported too.
    package func findings(_ format: ReportFormat, showsNotes: Bool) -> String? {
        found(from: showsNotes ? .note : .warning).map { FindingReport($0, of: "plan").text(format, .plain) }
    }

    private func result(_ report: MigrationReport, listsFiles: Bool) -> JSONValue {
        let plan = PlanJSON(report, findings: documentedIssues, exitCode: planned.rawValue).json()
        guard case .object(var members) = plan else { return plan }
        if !fixtures.isEmpty {
            let list = fixtures.map { fixture -> JSONValue in
                ["version": .string(fixture.version), "path": .string(fixture.path)]
            }
            members.append(JSONMember(key: "fixtures", value: .array(list)))
        }
        if listsFiles {
            let files = emission?.files ?? []
            members.append(JSONMember(key: "artifacts", value: .array(files.map(\.json))))
        }
        return .object(members)
    }
}

extension PlanStage {
    /// The current activity as the progress line shows it, such as `comparing 12 versions`.
    package var text: String {
        switch self {
        case .reading(let path): "reading \(TerminalText.escaped(path))"
        case .planning(let count): "comparing \(count) versions"
        case .checking(let store, let count, let total):
            "checking \(TerminalText.escaped(store)): \(count) of \(total) data checks"
        }
    }
}

extension PlanEmission {
    /// The reasons why no file of a kind was generated, one per line, then the action and the path of each file. In a
    /// dry run, only the paths. Empty if a file was refused.
    package var text: String {
        guard !hasErrors else { return "" }
        let results = files.map { file in
            let path = file.planned.path
            return TerminalText.escaped(
                isRehearsal ? PathText.absolute(path) : "\(file.planned.action.rawValue) \(path)") + "\n"
        }
        return ((isRehearsal ? [] : omissions.map { TerminalText.escaped($0) + "\n" }) + results).joined()
    }
}

extension EmittedFile {
    /// The file as a JSON object, as described in the page PlanDocument.
    var json: JSONValue {
        ["kind": .string(kind.rawValue), "path": .string(planned.path), "written": .bool(isWritten)]
    }
}
