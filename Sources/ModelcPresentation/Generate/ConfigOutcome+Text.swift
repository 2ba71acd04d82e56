import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// How the configuration is shown.
package enum ConfigurationFormat: String, CaseIterable {
    case yaml
    case json
}

extension ConfigOutcome {
    /// The effective settings, and where each comes from. The YAML is itself a configuration.
    package func text(_ format: ConfigurationFormat, showsNotes: Bool, style: TextStyle = .plain) -> String {
        switch format {
        case .yaml: style.yaml(configuration.yaml)
        case .json: ResultDocument("config", messages, showsNotes: showsNotes, result: configuration.json).text
        }
    }
}

extension LintConfiguration {
    /// The same for the settings of lint, in place of its findings: YAML, unless findings were to be JSON.
    package func text(_ format: FindingFormat?) -> String {
        format == .json ? ResultDocument("lint", result: json).text : yaml
    }
}
