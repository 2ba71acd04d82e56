import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// A command of the tool with the common options.
protocol ToolCommand: ParsableCommand {
    var common: CommonArguments { get }

    /// Whether standard output must contain a JSON document, even if the run fails.
    var printsDocument: Bool { get }

    /// Whether `--output` is the file of the result. It is false if `--output` names a file that the command creates, and the
    /// result is printed to standard output.
    static var outputIsResult: Bool { get }

    /// The options that `-h` shows, in their long form; empty for all options except the common ones.
    static var mainOptions: [String] { get }
}

extension ToolCommand {
    /// Prints the messages of a run, and ends the command with the exit code of its result.
    func finish(_ outcome: some RunOutcome) throws {
        DiagnosticOutput.print(outcome)
        try ExitStatus.end(outcome.result)
    }

    var printsDocument: Bool { false }

    static var outputIsResult: Bool { true }

    static var mainOptions: [String] { [] }

    /// Refuses `-` for a command that does not read standard input, which would use it as a file name.
    func refuseStandardInput(_ paths: [String]) throws {
        guard paths.contains(StandardInput.argument) else { return }
        throw ValidationError("'-': this command does not read standard input: name a path")
    }
}
