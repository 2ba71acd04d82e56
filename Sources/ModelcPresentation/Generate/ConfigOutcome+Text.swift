import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The format of the configuration.
package enum ConfigurationFormat: String, CaseIterable {
    case yaml
    case json
}

extension ConfigOutcome {
    /// Returns the effective settings with their origins. The YAML is a valid configuration.
    package func text(_ format: ConfigurationFormat, showsNotes: Bool, style: TextStyle = .plain) -> String {
        switch format {
        case .yaml: style.yaml(configuration.yaml)
        case .json: ResultDocument("config", messages, showsNotes: showsNotes, result: configuration.json).text
        }
    }
}

extension LintConfiguration {
    /// Returns the lint settings, instead of findings: as YAML, unless the requested format is JSON.
    package func text(_ format: FindingFormat?) -> String {
        format == .json ? ResultDocument("lint", result: json).text : yaml
    }
}
