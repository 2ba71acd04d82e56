import ArgumentParser
import ModelcDiagnostics

/// The options that all `versions` commands have in common.
struct VersionsArguments: ParsableArguments {
    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments
}
