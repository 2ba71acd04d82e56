import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The output formats for the settings.
package enum ConfigurationFormat: String, CaseIterable {
    case yaml
    case json
}

extension ConfigOutcome {
    /// Returns the effective settings and where each comes from. The YAML output is a valid configuration file.
    package func text(_ format: ConfigurationFormat, showsNotes: Bool, style: TextStyle = .plain) -> String {
        switch format {
        case .yaml: style.yaml(configuration.yaml)
        case .json: ResultDocument("config", messages, showsNotes: showsNotes, result: configuration.json).text
        }
    }
}

extension LintConfiguration {
    /// Returns the lint settings, as YAML or, if requested, as JSON.
    package func text(_ format: FindingFormat?) -> String {
        format == .json ? ResultDocument("lint", result: json).text : yaml
    }
}
