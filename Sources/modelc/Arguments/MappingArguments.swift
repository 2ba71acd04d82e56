import ArgumentParser

/// The mapping model that a command is about.
struct MappingArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("An .xcmappingmodel bundle, or the xcmapping.xml in one.", valueName: "mapping"),
        completion: .model)
    var path: String
}

/// Where the models of mapping models are.
struct MappingModelsArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder that contains the models, at any depth. (default: this folder)", valueName: "dir"),
        completion: .directory)
    var models = "."
}
