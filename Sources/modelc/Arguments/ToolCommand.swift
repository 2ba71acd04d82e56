import ArgumentParser
import ModelcKit

/// A command of the tool: it has the common options.
protocol ToolCommand: ParsableCommand {
    var common: CommonArguments { get }

    /// Whether standard output gets a document of JSON, and so gets one whatever happens.
    var printsDocument: Bool { get }

    /// Whether `--output` is the file of the result; false where it names what the command makes, and the result goes to standard
    /// output.
    static var outputIsResult: Bool { get }
}

extension ToolCommand {
    var printsDocument: Bool { false }

    static var outputIsResult: Bool { true }

    /// Refuses `-` where a command does not read standard input: it would be taken for the name of a file.
    func refuseStandardInput(_ paths: [String]) throws {
        guard paths.contains(StandardInput.argument) else { return }
        throw ValidationError("'-': this command does not read standard input: name a path")
    }
}
