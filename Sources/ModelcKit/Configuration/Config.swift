import ModelcConfiguration
import ModelcSettings

extension GenerateSettings {
    /// Creates settings with a single setting, from a flag. This is for a setting that is a structure, so the flag's
    /// value is YAML text.
    ///
    /// - Parameters:
    ///   - flag: the name of the setting, without dashes.
    ///   - text: the value of the flag, in YAML.
    /// - Throws: `RunFailure` if the value is not valid.
    package init(flag: String, _ text: String) throws(RunFailure) {
        let reading = FlagReader.read(flag, text)
        guard reading.diagnostics.isEmpty else { throw RunFailure(reading.diagnostics) }
        self = reading.settings
    }
}

/// Determines the effective settings from the configuration and the settings of the request.
package struct Config: UseCase {
    private let request: ConfigRequest
    private let workspace: Workspace

    package init(_ request: ConfigRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if the configuration cannot be used, or if it is not clear which model is meant.
    package func run() throws -> ConfigOutcome {
        let loaded = try LoadedConfiguration(in: workspace)
        var configuration = EffectiveConfiguration(
            loaded.configuration, flags: request.settings.counted(from: workspace))
        let all = configuration.models
        if let model = request.model { configuration.models = try models(at: model, configuration) }
        let chosen = configuration.models
        let conflicts = SettingProblem.problems(of: chosen, among: all + chosen).joined().map(\.diagnostic)
        let problems = loaded.nameProblems.filter { !conflicts.contains($0) } + conflicts
        return ConfigOutcome(
            configuration: configuration, messages: problems, sources: loaded.sources,
            ledger: RunLedger(problems))
    }

    /// Returns the settings of the model at a path. The model must exist, or the configuration must name it.
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
    /// Returns the settings with the relative paths of flags resolved against the workspace's folder. Paths from a file
    /// are relative to the folder of that file and are not changed.
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
