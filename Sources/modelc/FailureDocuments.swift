import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation
import ModelcReports

/// Where the document of a run that fails goes: to the places that the arguments name for documents of JSON, as far as arguments
/// tell that perhaps cannot be parsed.
struct FailureDocuments {
    /// The command that the arguments begin with, without the tool's name.
    let command: String
    /// Whether the result was to be a document on standard output.
    let printsResult: Bool
    /// Whether a report was to be a document on standard output.
    let printsReport: Bool
    /// The files of a result, and of reports, that were to be documents.
    let files: [String]
    private let replaces: Bool
    /// The folder of `-C`, from which the files count.
    private let directory: String?

    init(_ arguments: [String]) {
        let options = OptionWords(arguments)
        let (name, type) = FailureDocuments.command(in: arguments)
        let output = options.values(of: ["-o", "--output"]).last
        let file = output == "-" ? nil : output
        let isJSON = options.values(of: ["--format"]).last == ReportFormat.json.name
        let reports = options.values(of: ["--report", "--reporter"]).compactMap { try? ReportSelection.output($0) }
            .filter { $0.format == .json }
        // Without a known command it is not known what its output is.
        let isFile = (type as? any ToolCommand.Type)?.outputIsResult ?? false
        let result = isFile ? file : nil
        command = name
        printsReport = reports.contains { $0.path == nil }
        printsResult = isJSON && result == nil || printsReport
        files = (isJSON ? [result].compactMap { $0 } : []) + reports.compactMap(\.path)
        replaces = options.words.contains("--force")
        directory = options.values(of: ["-C", "--directory"]).last
    }

    /// Prints and writes what wrong usage has to say.
    ///
    /// - Parameters:
    ///   - message: what is wrong with the command line.
    ///   - isInFolder: whether the process is in the folder of `-C` already.
    func tell(wrongUsage message: String, isInFolder: Bool) {
        let document = ResultDocument(
            command,
            [Diagnostic(.wrongUsage, .error, message, help: "'modelc help topics' and --help describe the options")])
        if printsResult { try? Console.print(document.text) }
        guard !files.isEmpty, isInFolder || (try? EntryPoint.enter(directory)) != nil else { return }
        write(document)
    }

    /// Writes the document into the files; what cannot be written is told.
    func write(_ document: ResultDocument) {
        for file in files {
            do {
                try ReportWriting.write(document.text, to: file, replaces: replaces)
            } catch let failure as RunFailure {
                DiagnosticOutput.print(failure.diagnostics, sources: failure.sources)
            } catch {
                return
            }
        }
    }

    /// The command that arguments begin with, and its name; the tool itself where they begin with none.
    private static func command(in arguments: [String]) -> (name: String, type: any ParsableCommand.Type) {
        var names: [String] = []
        var type: any ParsableCommand.Type = Modelc.self
        for word in arguments {
            let next = type.configuration.subcommands.first { $0.configuration.commandName == word }
            guard let next else { break }
            names.append(word)
            type = next
        }
        // `versions` alone is `versions list`.
        if let standard = type.configuration.defaultSubcommand {
            names.append(standard.configuration.commandName ?? "")
            type = standard
        }
        return (names.joined(separator: " "), type)
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
