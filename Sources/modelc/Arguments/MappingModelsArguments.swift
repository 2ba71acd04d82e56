import ArgumentParser

/// The option for the folder that contains the models of mapping models.
struct MappingModelsArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder that contains the models, at any depth.", valueName: "dir"),
        completion: .directory)
    var models = "."
}
