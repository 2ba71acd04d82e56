import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics

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
        return try ConfigurationArguments.load(path)
    }

    /// The configuration that holds for the working directory, for commands without options of their own for it.
    static func loadNearest() throws -> LoadedConfiguration {
        try ConfigurationReader().find(from: "").map { try load($0) } ?? LoadedConfiguration()
    }

    private static func load(_ path: String) throws -> LoadedConfiguration {
        let reading = ConfigurationReader().read(path)
        let sources = [path: reading.source]
        guard reading.hasErrors else {
            return LoadedConfiguration(
                configuration: reading.configuration, sources: sources, diagnostics: reading.diagnostics)
        }
        throw CommandFailure(inOrder(reading.diagnostics + furtherFaults(reading)), sources: sources)
    }

    /// What is wrong besides: who corrects one fault is not to meet the next only then.
    private static func furtherFaults(_ reading: ConfigurationReading) -> [Diagnostic] {
        guard let configuration = reading.configuration else { return [] }
        let settings = [configuration.generate] + configuration.models.map(\.settings)
        return LintNameCheck.faults(in: configuration.lint)
            + settings.flatMap { SettingNameCheck.faults(of: $0).map(\.diagnostic) }
    }

    private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            let (one, other) = (left.element.location?.position?.offset, right.element.location?.position?.offset)
            return (one ?? .max, left.offset) < (other ?? .max, right.offset)
        }.map(\.element)
    }
}
