import ModelcConfiguration
import ModelcDiagnostics
import ModelcText

/// The configuration file of a run, as far as there is one.
package struct LoadedConfiguration {
    package var configuration: Configuration?
    /// Its text, for excerpts under diagnostics.
    package var sources: [String: SourceText] = [:]
    /// Its warnings and notes.
    package var diagnostics: [Diagnostic] = []

    package init(
        configuration: Configuration? = nil, sources: [String: SourceText] = [:], diagnostics: [Diagnostic] = []
    ) {
        self.configuration = configuration
        self.sources = sources
        self.diagnostics = diagnostics
    }
}

extension LoadedConfiguration {
    /// The configuration of a file. One with faults ends the run: a misspelt key would silently be a default.
    package init(readingFileAt path: String) throws(RunFailure) {
        let reading = ConfigurationReader().read(path)
        let sources = [path: reading.source]
        guard !reading.hasErrors else {
            let faults = reading.diagnostics + (reading.configuration.map(LoadedConfiguration.nameFaults) ?? [])
            throw RunFailure(LoadedConfiguration.inOrder(faults), sources: sources)
        }
        self.init(configuration: reading.configuration, sources: sources, diagnostics: reading.diagnostics)
    }

    /// The configuration that the workspace chooses, where there is one.
    package init(in workspace: Workspace) throws(RunFailure) {
        let path: String? =
            switch workspace.configuration {
            case .nearest: ConfigurationReader().find(from: workspace.folder ?? "")
            case .file(let path): workspace.path(path)
            case .none: nil
            }
        guard let path else {
            self.init()
            return
        }
        try self.init(readingFileAt: path)
    }

    /// Names in the configuration that do not exist. The commands that use them end there; who corrects one fault is not to meet
    /// the next only then.
    private static func nameFaults(of configuration: Configuration) -> [Diagnostic] {
        let settings = [configuration.generate] + configuration.models.map(\.settings)
        return LintNameCheck.faults(in: configuration.lint)
            + settings.flatMap { SettingNameCheck.faults(of: $0).map(\.diagnostic) }
    }

    /// Names that do not exist, in any section, in the order of the file.
    var nameFaults: [Diagnostic] {
        configuration.map { LoadedConfiguration.inOrder(LoadedConfiguration.nameFaults(of: $0)) } ?? []
    }

    private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            let (one, other) = (left.element.location?.position?.offset, right.element.location?.position?.offset)
            return (one ?? .max, left.offset) < (other ?? .max, right.offset)
        }.map(\.element)
    }
}
