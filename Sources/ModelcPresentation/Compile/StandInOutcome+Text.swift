import ModelcDiagnostics
import ModelcDisk
import ModelcKit
import ModelcReports
import ModelcText

extension StandInOutcome {
    /// What standard error gets: messages and findings in one form, that of Apple's compiler, which build systems look for.
    ///
    /// - Parameter display: paths as reports show them, for lines that cannot have that form.
    package func text(_ display: DisplayPath) -> String {
        if lacksCurrentVersion { return missingVersion }
        return messages.map { line($0, display) }.joined() + (findings?.compilerLines ?? "")
    }

    /// What standard output gets: the paths of the files as they are, for the build system, one on each line.
    package var listing: String { files.map { $0 + "\n" }.joined() }

    /// The words of Apple's compiler, which build systems know.
    private var missingVersion: String {
        let path = TerminalText.escaped(input)
        return
            "\(path):: error: Could not fetch generated file paths: No current version for model at path \(path): [0]\n"
    }

    private func line(_ diagnostic: Diagnostic, _ display: DisplayPath) -> String {
        let location = diagnostic.location ?? SourceLocation(path: input)
        var message = diagnostic
        message.location = location
        // The line has the subject in a field of its own.
        if let subject = diagnostic.modelPath, !subject.isEmpty, message.message.hasPrefix(subject + ": ") {
            message.message.removeFirst(subject.count + 2)
        }
        let report = DiagnosticReport(
            ToolCommandName.compile.rawValue, [message], sources: sources, result: result, display: display)
        let context = ReportContext(sources: report.sources, root: display.root)
        let path = PathText.absolute(PathText.version(ofFile: location.path))
        return report.report.findings.map { MomcFormat.line($0, at: path, in: context) }.joined()
    }
}

extension LintReport {
    /// The findings in the lines of Apple's compiler of models.
    fileprivate var compilerLines: String {
        ReportFormat.momc.reporter.text(of: report, in: ReportContext(sources: sources, root: root))
    }
}
