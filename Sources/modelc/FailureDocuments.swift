import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// Where the document of a run that fails goes: to the places that the arguments name for documents of JSON and for reports, as
/// far as arguments tell that perhaps cannot be parsed. What reads a report of the run finds the reason in it.
struct FailureDocuments {
    /// The command that the arguments begin with, without the tool's name.
    let command: String
    /// Whether the result was to be a document on standard output.
    let printsResult: Bool
    /// Whether a report was to be a document on standard output.
    let printsReport: Bool
    /// The files of a result, and of reports, that were to be documents.
    let files: [String]
    /// The reports that were to be written in other formats. What people read on standard output is on standard error already.
    let reports: [ReportOutput]
    private let replaces: Bool
    /// The folder of `-C`, from which the files count.
    private let directory: String?

    init(_ arguments: [String]) {
        let options = OptionWords(arguments)
        let (name, type) = CommandPath.beginning(of: arguments)
        let output = options.values(of: ["-o", "--output"]).last
        let file = output == "-" ? nil : output
        let format = options.values(of: ["--format"]).last.flatMap(FindingFormat.init(named:))
        let isJSON = format == .json
        let isReporting = CommandPath.options(of: type).contains("--report")
        let values = isReporting ? options.values(of: ["--report", "--reporter"]) : []
        let named = values.compactMap { try? ReportSelection.output($0) }
        let documents = named.filter { $0.format == .json }
        // Without a known command it is not known what its output is.
        let isFile = (type as? any ToolCommand.Type)?.outputIsResult ?? false
        let result = isFile ? file : nil
        command = name
        printsReport = documents.contains { $0.path == nil }
        printsResult = isJSON && result == nil || printsReport
        files = (isJSON ? [result].compactMap { $0 } : []) + documents.compactMap(\.path)
        let chosen = isFile ? format.map { [ReportOutput(format: $0, path: file)] } ?? [] : []
        reports = (chosen + named).filter { output in
            output.format != .json && (output.path != nil || !FailureDocuments.toldFormats.contains(output.format))
        }
        replaces = options.words.contains("--force")
        directory = options.values(of: ["-C", "--directory"]).last
    }

    /// The formats whose lines are those of standard error.
    private static let toldFormats: Set<FindingFormat> = [.text, .xcode, .momc]

    /// Prints and writes what wrong usage has to say.
    ///
    /// - Parameters:
    ///   - message: what is wrong with the command line.
    ///   - isInFolder: whether the process is in the folder of `-C` already.
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

    /// Writes the document and the reports; what cannot be written is told.
    ///
    /// - Parameters:
    ///   - document: why the run failed, as JSON.
    ///   - failure: the same for reports.
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

    /// The reports for standard output: nothing follows a document.
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

/// The options among arguments that perhaps cannot be parsed.
private struct OptionWords {
    /// Behind `--` everything is a path.
    let words: ArraySlice<String>

    init(_ arguments: [String]) { words = arguments.prefix { $0 != "--" } }

    /// The values of an option, written as `--name value` or `--name=value`.
    func values(of names: [String]) -> [String] {
        words.indices.compactMap { index in
            if names.contains(words[index]) { return words[words.index(after: index)...].first }
            return names.lazy.compactMap { name in
                words[index].hasPrefix(name + "=") ? String(words[index].dropFirst(name.count + 1)) : nil
            }.first
        }
    }
}
