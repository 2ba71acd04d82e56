import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// A command of the tool with the common options.
protocol ToolCommand: ParsableCommand {
    var common: CommonArguments { get }

    /// Whether standard output must contain a JSON document, even if the run fails.
    var printsDocument: Bool { get }

    /// Whether `--output` names the file for the result. False if it names a file that the command creates while the
    /// result is printed to standard output.
    static var outputIsResult: Bool { get }

    /// The options that `-h` shows, in their long form. If empty, `-h` shows all options except the common ones.
    static var mainOptions: [String] { get }
}

extension ToolCommand {
    /// Prints the messages of a run, and ends the command with the run's exit code.
    func finish(_ outcome: some RunOutcome) throws {
        DiagnosticOutput.print(outcome)
        try ExitStatus.end(outcome.result)
    }

    var printsDocument: Bool { false }

    static var outputIsResult: Bool { true }

    static var mainOptions: [String] { [] }

    /// Throws a usage error for `-`, for a command that does not read standard input: it would use `-` as a file name.
    func refuseStandardInput(_ paths: [String]) throws {
        guard paths.contains(StandardInput.argument) else { return }
        throw ValidationError("'-': this command does not read standard input: name a path")
    }
}
