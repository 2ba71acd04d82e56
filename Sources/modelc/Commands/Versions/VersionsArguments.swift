import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// The options that all `versions` commands share.
struct VersionsArguments: ParsableArguments {
    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    func run(_ request: VersionsRequest, _ command: String) throws {
        let outcome = try Versions(request, in: common.workspace).run()
        let isResult = request.task == .list || request.isRehearsal || format == .json
        if !common.quiet || isResult {
            try Console.print(
                outcome.text(format, command: command, isVerbose: common.verbose, style: Console.outputLayout.style),
                of: outcome)
        }
        DiagnosticOutput.print(outcome)
    }
}
