import ArgumentParser

/// A command of the tool: it has the common options.
protocol ToolCommand: ParsableCommand {
    var common: CommonArguments { get }

    /// Whether standard output gets a document of JSON, and so gets one whatever happens.
    var printsDocument: Bool { get }
}

extension ToolCommand {
    var printsDocument: Bool { false }
}
