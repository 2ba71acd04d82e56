import ArgumentParser
import ModelcSchema

/// Where the models of mapping models are.
struct MappingModelsArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder below which the models stand; the current folder if not given.", valueName: "dir"),
        completion: .directory)
    var models = "."
}
