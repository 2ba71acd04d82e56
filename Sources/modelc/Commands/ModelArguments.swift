import ArgumentParser
import ModelcFiles

/// What commands about one model have in common: the model and the version of it.
struct ModelArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, an .xcdatamodel folder, or the contents file of one.", valueName: "model"),
        completion: .file(extensions: ["xcdatamodeld", "xcdatamodel"]))
    var path: String

    @Option(
        help: ArgumentHelp(
            "The version to use instead of the current one: its name, its folder's name, or its number.",
            valueName: "name"))
    var modelVersion: String?

    var selection: VersionSelection { modelVersion.map(VersionSelection.named) ?? .current }
}
