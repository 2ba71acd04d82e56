import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// Writes the reasons for a failed run to the JSON documents and reports that the arguments request. A program that
/// reads the result then finds the reasons in it. The arguments may be invalid, so they are only searched for options.
struct FailureDocuments {
    /// The command at the start of the arguments, without the tool's name.
    let command: String
    /// Whether the result was requested as a JSON document on standard output.
    let printsResult: Bool
    /// Whether a report was requested as a JSON document on standard output.
    let printsReport: Bool
    /// The paths of the requested JSON documents, for the result and for reports.
    let files: [String]
    /// The requested reports in other formats. Text on standard output is not included, because standard error already
    /// contains it.
    let reports: [ReportOutput]
    private let replaces: Bool
    /// The folder given with `-C`. `files` are relative to it.
    private let directory: String?

    init(_ arguments: [String]) {
        let options = OptionWords(arguments)
        let (name, type) = CommandPath.beginning(of: arguments)
        let output = options.values(of: ["-o", "--output"]).last
        let file = output == "-" ? nil : output
        let isReporting = CommandPath.options(of: type).contains("--report")
        let values = isReporting ? options.values(of: ["--report", "--reporter"]) : []
        let named = values.compactMap { try? ReportSelection.output($0) }
        let documents = named.filter { $0.format == .json }
        // For an unknown command, the meaning of `--output` is not known.
        let isFile = (type as? any ToolCommand.Type)?.outputIsResult ?? false
        let result = isFile ? file : nil
        // `FORMAT=PATH` is not accepted as a path.
        let path = result.flatMap { $0.contains("=") ? nil : $0 }
        let formatName = options.values(of: ["--format"]).last ?? path.map(ReportSelection.formatName(ofFile:))
        let format = formatName.flatMap(FindingFormat.init(named:))
        let isJSON = format == .json
        command = name
        printsReport = documents.contains { $0.path == nil }
        printsResult = isJSON && result == nil || printsReport
        files = (isJSON ? [result].compactMap { $0 } : []) + documents.compactMap(\.path)
        let chosen = isFile ? format.map { [ReportOutput(format: $0, path: file)] } ?? [] : []
        reports = (chosen + named).filter { output in
            output.format != .json && (output.path != nil || !FailureDocuments.textFormats.contains(output.format))
        }
        replaces = options.words.contains("--force")
        directory = options.values(of: ["-C", "--directory"]).last
    }

    /// The formats with the same lines as standard error.
    private static let textFormats: Set<FindingFormat> = [.text, .xcode, .momc]

    /// Prints a usage error, and writes it to the requested documents and reports.
    ///
    /// - Parameters:
    ///   - message: the error in the command line.
    ///   - isInFolder: whether the process has already changed to the folder of `-C`.
    func tell(wrongUsage message: String, isInFolder: Bool) {
        let failure = RunFailure([
            Diagnostic(
                .wrongUsage, .error, message,
                help: "see '\(["modelc", command].filter { !$0.isEmpty }.joined(separator: " ")) --help'")
        ])
        let document = ResultDocument(command, failure.diagnostics)
        if printsResult { try? Console.print(document.text) }
        guard isInFolder || (try? WorkingFolder.enter(directory)) != nil else { return }
        write(document, failure, exitCode: Int(ExitCode.validationFailure.rawValue))
    }

    /// Writes the document and the reports, and prints an error for each file that cannot be written.
    ///
    /// - Parameters:
    ///   - document: the reasons for the failure, as JSON.
    ///   - failure: the reasons for the failure, for reports.
    ///   - exitCode: the exit code of the process.
    func write(
        _ document: ResultDocument, _ failure: RunFailure, exitCode: Int = Int(ExitStatus.unusable.rawValue)
    ) {
        for file in files { write(document.text, to: file) }
        guard !reports.isEmpty else { return }
        let report = FindingReport(
            command, failure.diagnostics, sources: failure.sources, exitCode: exitCode,
            display: Workspace.ofProcess(.flags).display)
        for output in reports {
            if let path = output.path { write(report.text(output.format, .file), to: path) }
        }
        for output in printed { try? Console.print(report.text(output.format, Console.outputLayout)) }
    }

    /// The reports to print on standard output. If one of them is a document, only this document is printed. Empty if
    /// the result is itself a document.
    private var printed: [ReportOutput] {
        let outputs = reports.filter { $0.path == nil }
        guard !printsResult else { return [] }
        guard let document = outputs.first(where: { !$0.format.isLines }) else { return outputs }
        return [document]
    }

    private func write(_ text: String, to file: String) {
        do {
            try ReportWriting.write(text, to: file, replaces: replaces)
        } catch let failure as RunFailure {
            DiagnosticOutput.print(failure.diagnostics, sources: failure.sources)
        } catch {
            return
        }
    }
}
