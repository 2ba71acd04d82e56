import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSchema

/// The option for the version of the model that a command uses.
struct VersionArguments: ParsableArguments {
    @Option(help: .version, completion: .version)
    var modelVersion: String?

    var selection: VersionSelection { modelVersion.map(VersionSelection.named) ?? .current }
}
