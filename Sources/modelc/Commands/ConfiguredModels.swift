import ArgumentParser
import ModelcConfiguration

/// The models that commands work on which were given none: those of `models` in the configuration.
enum ConfiguredModels {
    /// The paths of the models, each once, in the order of the file.
    static func paths(_ configuration: Configuration?) -> [String] {
        var seen: Set<String> = []
        return (configuration?.models ?? []).map(\.path.path).filter {
            seen.insert(OutputFolders.absolute($0)).inserted
        }
    }

    /// The paths of the models of the configuration that holds for the working directory; wrong usage where there are none.
    static func all() throws -> [String] {
        let found = paths(try ConfigurationArguments.loadNearest().configuration)
        if found.isEmpty { throw missing }
        return found
    }

    /// The only model of the configuration; wrong usage where there are none, or several.
    static func only() throws -> String {
        let found = try all()
        guard let only = found.first, found.count == 1 else { throw several(found) }
        return only
    }

    /// That a command works on one model, and there are several.
    static func several(_ paths: [String]) -> ValidationError {
        ValidationError("found \(paths.count) models: \(paths.joined(separator: ", ")). Name one")
    }

    private static var missing: ValidationError {
        ValidationError(
            "no model is named: give the path of one, or list it under 'models' in a \(ConfigurationReader.fileName)")
    }
}
