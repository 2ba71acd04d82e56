import ModelcJSON

/// One JSON object a line, told apart by `kind`: each `finding`, each `problem`, and last the `summary`.
struct JSONLinesFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let findings = report.findings.map { line("finding", $0.jsonMembers) }
        let problems = report.problems.map { line("problem", $0.jsonMembers) }
        return (findings + problems + [line("summary", report.totals.jsonMembers)]).joined()
    }

    private func line(_ kind: String, _ members: [JSONMember]) -> String {
        JSONWriter.line(of: .object([JSONMember(key: "kind", value: .string(kind))] + members)) + "\n"
    }
}
