import ModelcBase
import ModelcSettings

extension ReportFormat {
    static let checkstyle = ReportFormat("checkstyle", CheckstyleFormat()) {
        $0.hasPrefix("<") && $0.contains("<checkstyle version=\"8.0\">")
    }
}

/// Checkstyle's XML, which many services can read. Findings are grouped by file.
struct CheckstyleFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n"
            + files(report, context).map(text).joined() + "</checkstyle>\n"
    }

    private struct File {
        var path: String
        /// The XML elements of the file's findings.
        var errors: [String] = []
    }

    private func files(_ report: Report, _ context: ReportContext) -> [File] {
        var files: [File] = []
        var places: [String: Int] = [:]
        for finding in report.shownWithProblems(in: context) {
            let path = finding.path
            let place = places[path] ?? files.count
            if place == files.count { files.append(File(path: path)) }
            places[path] = place
            files[place].errors.append(element(of: finding, report.tool, context))
        }
        return files
    }

    private func text(_ file: File) -> String {
        "  <file name=\"\(XMLText.attribute(file.path))\">\n" + file.errors.joined() + "  </file>\n"
    }

    private func element(of finding: ProjectFinding, _ tool: ReportedTool, _ context: ReportContext) -> String {
        let column = context.region(finding.location).map { " column=\"\($0.start.column)\"" } ?? ""
        return "    <error line=\"\(finding.line ?? 1)\"\(column) severity=\"\(finding.severity.rawValue)\""
            + " message=\"\(XMLText.attribute(finding.messageWithSubject))\""
            + " source=\"\(XMLText.attribute("\(tool.name).\(finding.id)"))\"/>\n"
    }
}
