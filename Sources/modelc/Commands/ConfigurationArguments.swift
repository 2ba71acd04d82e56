import ArgumentParser
import ModelcConfiguration

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
    ///
    /// - Parameter printsDocument: whether standard output is to get a document all the same.
    func load(printsDocument: Bool = false) throws -> LoadedConfiguration {
        let reader = ConfigurationReader()
        guard let path = noConfig ? nil : config ?? reader.find(from: "") else { return LoadedConfiguration() }
        let reading = reader.read(path)
        let sources = [path: reading.source]
        guard reading.hasErrors else {
            return LoadedConfiguration(
                configuration: reading.configuration, sources: sources, diagnostics: reading.diagnostics)
        }
        if printsDocument { try FailureDocument.print(reading.diagnostics) }
        DiagnosticOutput.print(reading.diagnostics, sources: sources)
        throw ExitStatus.unusable
    }
}
