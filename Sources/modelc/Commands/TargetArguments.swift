import ArgumentParser
import ModelcConfiguration
import ModelcFiles

/// Which models a command works on: one, or all of the configuration.
struct TargetArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, an .xcdatamodel folder, or the contents file of one. Without it, all models of "
                + "the configuration.", valueName: "model"),
        completion: .file(extensions: ["xcdatamodeld", "xcdatamodel"]))
    var path: String?

    @Option(
        help: ArgumentHelp(
            "The version to use instead of the current one: its name, its folder's name, or its number.",
            valueName: "name"))
    var modelVersion: String?

    var selection: VersionSelection { modelVersion.map(VersionSelection.named) ?? .current }

    func validate() throws {
        if modelVersion != nil, path == nil { throw ValidationError("--model-version needs MODEL") }
    }

    /// The models with all that holds for them.
    func models(of configuration: EffectiveConfiguration) throws -> [EffectiveModel] {
        if let path { return configuration.models(at: path) }
        if !configuration.models.isEmpty { return configuration.models }
        let file = configuration.path.map { "'models' in \($0)" } ?? "'models' in a \(ConfigurationReader.fileName)"
        throw ValidationError("no model is named: give MODEL, or list it under \(file)")
    }
}
