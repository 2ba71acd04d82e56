import ArgumentParser
import ModelcKit

/// `modelc generate [MODEL]`: configuration and flags -> for each model: faults that block, files, plan -> disk.
struct GenerateCommand: ParsableCommand, DocumentingCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Generates managed object classes in Swift or Objective-C.",
        discussion: """
            For each entity two files: a machine file _Book.swift, rewritten whenever the model changes, and a human \
            file Book.swift, written once and never touched again. Nothing is written if anything is wrong.

            Settings are read from .modelc.yml, in this folder or in one above; flags override them. Without MODEL all \
            models of that file are generated. 'modelc config' shows the effective settings.
            """)

    @OptionGroup var target: TargetArguments
    @OptionGroup var file: ConfigurationArguments
    @OptionGroup var action: ActionArguments
    @OptionGroup var settings: SettingArguments

    @Option(help: "For people (text) or for programs (json).")
    var format = OutputFormat.text

    @Flag(help: "Show notes as well as warnings and errors.")
    var notes = false

    var printsDocument: Bool { format == .json }

    func run() throws {
        let outcome = try Generate(try request(), in: .ofProcess).run()
        if let count = outcome.unchangedCount { return try Console.print(GenerationReport.summary(unchanged: count)) }
        let report = outcome.report
        try Console.print(report.text(format, action.action, showsNotes: notes))
        DiagnosticOutput.print(report.diagnostics, sources: report.sources, showsNotes: notes)
        try ExitStatus.end(outcome.result)
        if let problem = outcome.stampProblem { throw RunFailure.afterOutput(problem) }
    }

    private func request() throws -> GenerateRequest {
        var request = GenerateRequest(path: target.path)
        request.settings = try settings.settings()
        request.configuration = file.choice
        request.selection = target.selection
        request.action = action.action
        request.stamp = action.stamp.map { path in
            GenerateRequest.Stamp(
                path: path, arguments: ProcessArguments.all, tool: ProcessArguments.executablePath,
                mayAnswer: format == .text)
        }
        return request
    }
}
