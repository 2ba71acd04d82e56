import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSettings

/// The configuration file of a run, if there is one.
package struct LoadedConfiguration {
    var configuration: Configuration?
    /// The text of the configuration file, by its path, for excerpts in diagnostics.
    var sources: [String: SourceText] = [:]

    /// The section `lint`; empty if there is none.
    package var lint: LintConfiguration { configuration?.lint ?? LintConfiguration() }
}

extension LoadedConfiguration {
    /// Reads the configuration from a file. An error in the file ends the run: otherwise a misspelled key would
    /// silently have no effect.
    private init(readingFileAt path: String, in workspace: Workspace) throws(RunFailure) {
        let reading = workspace.configuration(at: path)
        let sources = [path: reading.source]
        guard !reading.hasErrors else {
            let problems = reading.diagnostics + (reading.configuration.map(LoadedConfiguration.nameProblems) ?? [])
            throw RunFailure(LoadedConfiguration.inOrder(problems), sources: sources)
        }
        self.init(configuration: reading.configuration, sources: sources)
    }

    /// Reads the configuration that the workspace chooses, if there is one.
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
        try self.init(readingFileAt: path, in: workspace)
    }

    /// Finds all names in the configuration that do not exist, such as rule ids. A command stops if it uses one of
    /// them. All are reported at once, so that they can be corrected together.
    private static func nameProblems(of configuration: Configuration) -> [Diagnostic] {
        let settings = [configuration.generate] + configuration.models.map(\.settings)
        return LintNameCheck.problems(in: configuration.lint)
            + settings.flatMap { SettingNameCheck.problems(of: $0).map(\.diagnostic) }
    }

    /// The names that do not exist, in any section, in the order of the file.
    var nameProblems: [Diagnostic] {
        configuration.map { LoadedConfiguration.inOrder(LoadedConfiguration.nameProblems(of: $0)) } ?? []
    }

    private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            let (one, other) = (left.element.location?.position?.offset, right.element.location?.position?.offset)
            return (one ?? .max, left.offset) < (other ?? .max, right.offset)
        }.map(\.element)
    }
}

extension MigrationSeverities {
    /// Adds the severities of migration findings that the section `lint` sets in `rules`. A severity that is already
    /// set is kept.
    mutating func complete(from lint: LintConfiguration?) {
        for entry in lint?.rules?.value.entries ?? [] {
            guard let code = MigrationFindingCode(name: entry.name), let severity = entry.severity else { continue }
            choices[code] = choices[code] ?? severity
        }
    }
}
