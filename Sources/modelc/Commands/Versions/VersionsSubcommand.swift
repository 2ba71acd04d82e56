import ArgumentParser
import ModelcKit
import ModelcPresentation

/// A command that lists or changes the versions of a bundle.
protocol VersionsSubcommand: ToolCommand {
    var dryRun: Bool { get }
    var arguments: VersionsArguments { get }
}

extension VersionsSubcommand {
    var dryRun: Bool { false }
    var common: CommonArguments { arguments.common }
    var printsDocument: Bool { arguments.format == .json }

    /// - Parameters:
    ///   - task: the change to make, or the request to list the versions.
    ///   - model: the path of the bundle; nil if there is only one.
    ///   - isForced: whether protected versions are also changed.
    func run(_ task: VersionsRequest.Task, of model: String?, isForced: Bool = false) throws {
        var request = VersionsRequest(path: model)
        request.task = task
        request.isForced = isForced
        request.isRehearsal = dryRun
        let outcome = try Versions(request, in: common.workspace).run()
        if !common.quiet || task == .list || dryRun || printsDocument {
            let command = "versions \(Self.configuration.commandName ?? "")"
            let style = Console.outputLayout.style
            try Console.print(
                outcome.text(arguments.format, command: command, isVerbose: common.verbose, style: style), of: outcome)
        }
        DiagnosticOutput.print(outcome)
    }
}
