import ArgumentParser
import ModelcKit
import ModelcSchema

/// What commands about one model have in common: the model and the version of it.
struct ModelArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, an .xcdatamodel folder, the contents file of one, or a folder with one model below "
                + "it. (default: the only model in .modelc.yml, or below this folder)", valueName: "model"),
        completion: .model)
    var path = ""

    @Option(
        help: ArgumentHelp(
            "The version to use instead of the current one: its name, its folder's name, or its number.",
            valueName: "name"))
    var modelVersion: String?

    var selection: VersionSelection { modelVersion.map(VersionSelection.named) ?? .current }
}

/// Which version of the model a command works on.
struct VersionArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The version to use instead of the current one: its name, its folder's name, or its number.",
            valueName: "name"))
    var modelVersion: String?

    var selection: VersionSelection { modelVersion.map(VersionSelection.named) ?? .current }
}

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
            "The folder that contains the models, at any depth.", valueName: "dir"),
        completion: .directory)
    var models = "."
}
