import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// JUnit's XML, for test reports.
    package static let junit = ReportFormat("junit", JUnitFormat()) {
        $0.hasPrefix("<") && $0.contains("<testsuites name=\"modelc ")
    }
}

/// JUnit's XML. It contains a suite for each file, with a case for each finding:
///
/// - failed, if the finding makes the run fail;
/// - passed, with a message, if it does not;
/// - skipped, if the finding is suppressed or in the baseline, and is shown.
///
/// A file without findings has one passed case, so that the report is never empty. A file that could not be read is an
/// error.
struct JUnitFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let suites = suites(report, context)
        let tests = suites.reduce(0) { $0 + $1.cases.count }
        let failures = suites.reduce(0) { $0 + $1.failures }
        let errors = suites.reduce(0) { $0 + $1.errors }
        let name = XMLText.attribute("\(report.tool.name) \(report.command)")
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"\(name)\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\">\n"
            + suites.map(text).joined() + "</testsuites>\n"
    }

    private struct Suite {
        var path: String
        /// The XML elements of the suite's cases.
        var cases: [String] = []
        var failures = 0
        var errors = 0
        var skipped = 0
    }

    /// Returns the suites in the order of the findings, and then suites for files without findings.
    private func suites(_ report: Report, _ context: ReportContext) -> [Suite] {
        var suites: [Suite] = []
        var places: [String: Int] = [:]
        for finding in report.shown(in: context) {
            let path = finding.path
            let place = places[path] ?? suites.count
            if place == suites.count { suites.append(Suite(path: path)) }
            places[path] = place
            let fails = report.failing.contains(finding.severity)
            suites[place].cases.append(element(of: finding, fails: fails))
            suites[place].failures += finding.isOpen && fails ? 1 : 0
            suites[place].skipped += finding.isOpen ? 0 : 1
        }
        for problem in report.unreportedProblems {
            let place = places[problem.problemPath] ?? suites.count
            if place == suites.count { suites.append(Suite(path: problem.problemPath)) }
            places[problem.problemPath] = place
            suites[place].cases.append(element(of: problem, report.command))
            suites[place].errors += 1
        }
        for model in report.models {
            for version in model.versions where places[version.path] == nil {
                places[version.path] = suites.count
                suites.append(Suite(path: version.path, cases: [passed(version, of: model, report.command)]))
            }
        }
        return suites
    }

    private func text(_ suite: Suite) -> String {
        let counts = "failures=\"\(suite.failures)\" errors=\"\(suite.errors)\" skipped=\"\(suite.skipped)\""
        return "  <testsuite name=\"\(XMLText.attribute(suite.path))\" tests=\"\(suite.cases.count)\" \(counts)>\n"
            + suite.cases.joined() + "  </testsuite>\n"
    }

    private func element(of problem: Diagnostic, _ command: String) -> String {
        let path = XMLText.attribute(problem.problemPath)
        return "    <testcase classname=\"\(path)\" name=\"\(XMLText.attribute(command))\" file=\"\(path)\">\n"
            + "      <error message=\"\(XMLText.attribute(problem.message))\"/>\n    </testcase>\n"
    }

    private func element(of finding: ProjectFinding, fails: Bool) -> String {
        let name = finding.modelPath.isEmpty ? finding.id.rawValue : "\(finding.id) \(finding.modelPath)"
        return "    <testcase classname=\"\(XMLText.attribute(finding.versionName))\""
            + " name=\"\(XMLText.attribute(name))\" file=\"\(XMLText.attribute(finding.path))\""
            + " line=\"\(finding.line ?? 1)\">\n" + "      \(result(finding, fails: fails))\n" + "    </testcase>\n"
    }

    private func result(_ finding: ProjectFinding, fails: Bool) -> String {
        let message = XMLText.attribute(finding.messageWithSubject)
        guard finding.isOpen else { return "<skipped message=\"\(message)\"/>" }
        let severity = finding.severity.rawValue
        let place = finding.place(path: TerminalText.escaped(finding.path))
        let line = "\(place): \(severity): \(TerminalText.escaped(finding.messageWithSubject)) [\(finding.id)]"
        guard fails else { return "<system-out>\(XMLText.content(line))</system-out>" }
        return "<failure type=\"\(severity)\" message=\"\(message)\">\(XMLText.content(line))</failure>"
    }

    private func passed(_ version: (name: String, path: String), of model: ReadBundle, _ command: String) -> String {
        let name = XMLText.attribute("\(PathText.stem(of: model.path))/\(version.name)")
        return "    <testcase classname=\"\(name)\" name=\"\(XMLText.attribute(command))\""
            + " file=\"\(XMLText.attribute(version.path))\"/>\n"
    }
}
