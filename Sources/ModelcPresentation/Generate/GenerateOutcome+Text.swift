import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcReports

extension GenerateOutcome {
    /// The result in a form.
    ///
    /// - Parameters:
    ///   - action: what was done with the files.
    ///   - showsDiff: whether `--check` shows the differences themselves.
    ///   - showsNotes: whether a document has notes as well.
    ///   - wording: what the caller calls the options that the text names.
    package func text(
        _ format: OutputFormat, _ action: GenerationAction, showsDiff: Bool, showsNotes: Bool,
        wording: Wording = .plain,
        style: TextStyle = .plain
    ) -> String {
        if let count = unchangedCount { return GenerationText.summary(unchanged: count) }
        switch format {
        case .json: return ResultDocument("generate", report.diagnostics, showsNotes: showsNotes, result: json).text
        case .text:
            let text = GenerationText(report: report, action: action, showsDiff: showsDiff, wording: wording).text
            return showsDiff ? style.diff(text) : text
        }
    }

    /// What was found, for the report formats: with `--check` also what differs.
    package func findings(_ action: GenerationAction, in workspace: Workspace) -> DiagnosticReport {
        let drift = action.isCheck ? report.drift.diagnostics(workspace.wording) : []
        return DiagnosticReport(
            "generate", report.diagnostics + drift, sources: report.sources, result: result,
            display: workspace.display)
    }

    private var json: JSONValue {
        [
            "files": .array(
                report.files.map { file in
                    [
                        "path": .string(file.path), "policy": .string(file.file.policy.rawValue),
                        "action": .string(file.action.rawValue), "model": .string(file.model),
                    ]
                }),
            "orphans": .array(report.orphans.map(JSONValue.string)),
        ]
    }
}
