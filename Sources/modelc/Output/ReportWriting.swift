import ModelcDiagnostics
import ModelcDisk
import ModelcKit
import ModelcPresentation
import ModelcReports

/// Writes a report in the formats that were requested.
enum ReportWriting {
    /// Standard output first, then the files; ends the command where one cannot be written. All files are looked at before the
    /// first is written.
    ///
    /// - Parameters:
    ///   - outputs: the formats that were asked for, each with a path or for standard output.
    ///   - replaces: whether files may be replaced that are no reports of modelc.
    ///   - text: the report in a format, with or without colours, for a terminal or a file.
    static func write(
        _ outputs: [ReportOutput], replaces: Bool, text: (ReportFormat, TextLayout) -> String
    ) throws {
        for output in outputs where output.path == nil {
            try Console.print(text(output.format, Console.outputLayout))
        }
        let files = outputs.compactMap { output in output.path.map { (path: $0, text: text(output.format, .file)) } }
        for file in files where !replaces && !isWritten(file.text, to: file.path) { try refuseForeign(file.path) }
        for file in files { try write(file.text, to: file.path) }
    }

    /// Writes a report to one file, or ends the command.
    static func write(_ text: String, to path: String, replaces: Bool) throws {
        if !replaces, !isWritten(text, to: path) { try refuseForeign(path) }
        try write(text, to: path)
    }

    private static func write(_ text: String, to path: String) throws {
        do throws(FileWritingError) {
            try FileWriter.write(text, to: path, replacing: nil)
        } catch {
            throw RunFailure.afterOutput(error.diagnostic)
        }
    }

    /// Whether a file has the text already: whoever runs a command twice gets no other answer.
    private static func isWritten(_ text: String, to path: String) -> Bool {
        FileBytes.areEqual(at: path, to: Array(text.utf8))
    }

    private static func refuseForeign(_ path: String) throws {
        guard ExistingPath.mayExist(path) else { return }
        let head = try? FileBytes.head(of: path, length: ReportRecognition.length).get()
        guard !(head.map(ReportRecognition.isReport) ?? false) else { return }
        let isFolder = FileSystem.kind(of: path) == .folder
        throw RunFailure.afterOutput(
            Diagnostic(
                .foreignFile, .error,
                isFolder ? "'\(path)' is a folder" : "'\(path)' exists already, and is not a report of modelc",
                at: SourceLocation(path: path),
                help: head == nil ? "name another file" : "name another file, or pass --force to replace it"))
    }
}

extension ReportOptions {
    /// As the arguments of commands name them.
    static let ofModelc = ReportOptions(
        fixing: [.safe: "--fix", .behaviour: "--fix --unsafe", .schema: "--fix --unsafe --new-version NAME"],
        minimumSeverity: "--min-severity")
}

/// Writes a report in the formats that were requested.
struct LintOutput {
    let outputs: [ReportOutput]
    let showsSuppressed: Bool
    let showsStatistics: Bool
    /// Whether files may be replaced that are no reports.
    let replaces: Bool
    /// Whether text ends in the totals.
    let showsTotals: Bool
    /// How the options are called, and where the files can be seen.
    let options: ReportOptions
    /// What was changed in the models before; nil if nothing was requested.
    var changes: ReportedChanges?

    /// Standard output first, then the files; ends the command where one cannot be written.
    func write(_ result: LintReport) throws {
        try ReportWriting.write(outputs, replaces: replaces) { format, layout in text(of: result, format, layout) }
    }

    /// What standard output tells as findings in the lines of a program: on standard error it would be reported twice.
    func told(_ result: LintReport) -> Set<Diagnostic> {
        let isTold = outputs.contains { output in
            output.path == nil && output.format != .text && output.format != .json
        }
        return isTold ? result.told : []
    }

    private func text(of result: LintReport, _ format: ReportFormat, _ layout: TextLayout) -> String {
        if showsStatistics, format == .text { return LintStatistics(result.report).text }
        var report = format == .text ? result.textReport : result.withPages
        report.changes = changes
        let context = ReportContext(
            sources: result.sources, root: result.root, layout: layout, showsClosed: showsSuppressed,
            showsTotals: showsTotals, options: options)
        return format.reporter.text(of: report, in: context)
    }
}
