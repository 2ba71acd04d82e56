import ArgumentParser
import ModelcDiagnostics

/// The common options of the commands.
struct VersionsArguments: ParsableArguments {
    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments
}
