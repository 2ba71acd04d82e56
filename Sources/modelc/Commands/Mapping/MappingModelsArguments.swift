import ArgumentParser
import ModelcSchema

/// Where the models of mapping models are.
struct MappingModelsArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder that holds the models, at any depth. (default: the current folder)", valueName: "dir"),
        completion: .directory)
    var models = "."
}
