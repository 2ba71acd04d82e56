import ArgumentParser
import ModelcFiles

/// What commands about one model have in common: the model and the version of it.
struct ModelArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, an .xcdatamodel folder, or the contents file of one. (default: the only one of "
                + "the configuration)", valueName: "model"),
        completion: .file(extensions: ["xcdatamodeld", "xcdatamodel"]))
    var path = ""

    @Option(
        help: ArgumentHelp(
            "The version to use instead of the current one: its name, its folder's name, or its number.",
            valueName: "name"))
    var modelVersion: String?

    /// Finds the model where none was named; wrong usage where the configuration has none, or several.
    mutating func resolve() throws {
        if path.isEmpty { path = try ConfiguredModels.only() }
    }

    var selection: VersionSelection { modelVersion.map(VersionSelection.named) ?? .current }
}
