import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics
import ModelcKit

/// Which configuration file is read.
struct ConfigurationArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read this configuration in place of the .modelc.yml of this folder or of one above.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Flag(help: "Read no configuration.")
    var noConfig = false

    func validate() throws {
        if config != nil, noConfig { throw ValidationError("--config and --no-config exclude each other") }
    }

    /// The configuration, where there is one. One with faults ends the command: a misspelt key would silently be a default.
    func load() throws -> LoadedConfiguration {
        guard let path = noConfig ? nil : config ?? ConfigurationReader().find(from: "") else {
            return LoadedConfiguration()
        }
        return try LoadedConfiguration(readingFileAt: path)
    }
}
