import ModelcConfiguration
import ModelcDiagnostics
import ModelcSettings
import ModelcText

/// Whose settings are requested.
package struct ConfigRequest {
    /// The model whose settings are shown; nil for all of the configuration.
    package var model: String?
    /// The settings that take the place of those of the configuration.
    package var settings = GenerateSettings()

    package init() {}
}

/// The effective settings, and where each comes from.
package struct ConfigOutcome {
    package var configuration: EffectiveConfiguration
    /// Messages about the configuration file and of settings that cannot be followed.
    package var messages: [Diagnostic]
    /// The files that messages point into, by path.
    package var sources: [String: SourceText]
    /// The settings that cannot be followed.
    package var ledger: RunLedger

    package var result: RunResult { ledger.result(hasFindings: false) }
}

/// The use case: configuration and settings -> what holds.
package struct Config {
    private let request: ConfigRequest
    private let workspace: Workspace

    package init(_ request: ConfigRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` where the configuration cannot be used.
    package func run() throws(RunFailure) -> ConfigOutcome {
        let loaded = try LoadedConfiguration(in: workspace)
        var configuration = EffectiveConfiguration(
            loaded.configuration, flags: request.settings.counted(from: workspace))
        let all = configuration.models
        if let model = request.model { configuration.models = configuration.models(at: workspace.path(model)) }
        let chosen = configuration.models
        let faults = SettingFault.faults(of: chosen, among: all + chosen).joined().map(\.diagnostic)
        return ConfigOutcome(
            configuration: configuration, messages: loaded.diagnostics + faults, sources: loaded.sources,
            ledger: RunLedger(faults))
    }
}

extension GenerateSettings {
    /// The settings, with paths that count from no file's folder counted from that of the workspace.
    package func counted(from workspace: Workspace) -> GenerateSettings {
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
