import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSettings

/// Whose settings are requested.
package struct ConfigRequest {
    /// The model whose settings are shown; nil for all of the configuration.
    package var model: String?
    /// The settings that take the place of those of the configuration.
    package var settings = GenerateSettings()

    package init() {}
}

/// The effective settings, and where each comes from.
package struct ConfigOutcome: RunOutcome {
    package var configuration: EffectiveConfiguration
    /// Messages about the configuration file and of settings that cannot be followed.
    package var messages: [Diagnostic]
    /// The files that messages point into, by path.
    package var sources: [String: SourceText]
    /// The settings that cannot be followed.
    var ledger: RunLedger

    package var result: RunResult { ledger.result(hasFindings: false) }
}

extension GenerateSettings {
    /// The settings with one of them set by a flag, for settings that are structures: they are written in YAML.
    ///
    /// - Parameters:
    ///   - flag: the setting's name, without dashes.
    ///   - text: the flag's value.
    /// - Throws: what is wrong with the value.
    package init(flag: String, _ text: String) throws(RunFailure) {
        let reading = FlagReader.read(flag, text)
        guard reading.diagnostics.isEmpty else { throw RunFailure(reading.diagnostics) }
        self = reading.settings
    }
}

/// The use case: configuration and settings -> what holds.
package struct Config: UseCase {
    private let request: ConfigRequest
    private let workspace: Workspace

    package init(_ request: ConfigRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageFault` where the configuration cannot be used, or it is not clear which model is meant.
    package func run() throws -> ConfigOutcome {
        let loaded = try LoadedConfiguration(in: workspace)
        var configuration = EffectiveConfiguration(
            loaded.configuration, flags: request.settings.counted(from: workspace))
        let all = configuration.models
        if let model = request.model { configuration.models = try models(at: model, configuration) }
        let chosen = configuration.models
        let conflicts = SettingFault.faults(of: chosen, among: all + chosen).joined().map(\.diagnostic)
        let faults = loaded.nameFaults.filter { !conflicts.contains($0) } + conflicts
        return ConfigOutcome(
            configuration: configuration, messages: faults, sources: loaded.sources,
            ledger: RunLedger(faults))
    }

    /// The settings of a model that is there, or that the configuration names.
    private func models(at path: String, _ configuration: EffectiveConfiguration) throws -> [EffectiveModel] {
        let named = configuration.models(at: workspace.path(path))
        guard named.contains(where: { $0.origin == .flag }) else { return named }
        let found = try ChosenModels(in: workspace).only(at: path)
        let problems = workspace.reader.read(found).diagnostics.filter { $0.id == .noSuchPath || $0.id == .notAModel }
        guard problems.isEmpty else { throw RunFailure(problems) }
        return configuration.models(at: found)
    }
}

extension GenerateSettings {
    /// The settings, with paths that count from no file's folder counted from that of the workspace.
    func counted(from workspace: Workspace) -> GenerateSettings {
        guard let folder = workspace.folder else { return self }
        func counted(_ path: ConfiguredPath) -> ConfiguredPath {
            path.folder.isEmpty ? ConfiguredPath(path.text, from: folder) : path
        }
        var settings = self
        settings.output = self.output.map { Setting(counted($0.value), $0.origin) }
        settings.humanOutput = self.humanOutput.map { Setting(counted($0.value), $0.origin) }
        settings.templates = self.templates.map { Setting(counted($0.value), $0.origin) }
        return settings
    }
}
