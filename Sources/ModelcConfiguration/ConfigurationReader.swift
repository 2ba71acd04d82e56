import ModelcDiagnostics
import ModelcSettings
import ModelcText

/// Reads `.modelc.yml`, the file in which a project keeps what it would otherwise say by flags.
///
/// The stages: the file is looked for upwards (`ConfigurationSearch`); its bytes become text (`ConfigurationFile`); what
/// a configuration has no use for is refused (`YAMLGuard`); the text becomes nodes with places (`YAMLParser`; only the
/// files of `YAML/` import Yams); the nodes become values by the tables of `Tables/`. No stage stops at its first fault.
package struct ConfigurationReader: Sendable {
    /// The file's name.
    package static let fileName = ".modelc.yml"

    package init() {}

    /// The path of the configuration that holds for a folder: the nearest one upwards, or nil.
    ///
    /// The search ends at the folder that holds `.git`, since a project's configuration does not lie outside its
    /// repository, and at the root of the file system. Nothing is read: without a file YAML costs nothing.
    package func find(from folder: String) -> String? {
        ConfigurationSearch.nearest(from: folder)
    }

    /// Reads a configuration; paths in it count from the folder that it stands in.
    package func read(_ path: String) -> ConfigurationReading {
        switch ConfigurationFile.bytes(of: path) {
        case .failure(let problem): ConfigurationReading(source: SourceText([]), diagnostics: [problem.diagnostic])
        case .success(let bytes): read(bytes, path: path)
        }
    }

    /// Reads a configuration from memory.
    package func read(_ bytes: [UInt8], path: String) -> ConfigurationReading {
        let source = SourceText(bytes)
        let document = YAMLDocumentReader(document: YAMLSource(path: path, source: source)).read()
        var reading = ConfigurationReading(source: source, diagnostics: document.diagnostics)
        guard document.isReadable else { return reading }
        var context = DecodingContext(folder: ConfiguredPath.folder(of: path))
        var configuration = Configuration(path: path)
        if let root = document.root {
            ConfigurationTables.root.decode(root, into: &configuration, &context)
        }
        reading.configuration = configuration
        reading.diagnostics = FaultLimit.applied(
            to: document.diagnostics + context.diagnostics, omitted: context.omitted)
        return reading
    }
}

/// What came of reading a configuration.
package struct ConfigurationReading: Sendable {
    /// Everything that could be understood; nil where the file cannot be read or is no YAML. Not to be used while
    /// `hasErrors`: a misspelt key would silently be a default.
    package var configuration: Configuration?
    /// The file's text, for excerpts under the diagnostics.
    package var source: SourceText
    /// Everything that is wrong, in the order of the file.
    package var diagnostics: [Diagnostic]

    init(configuration: Configuration? = nil, source: SourceText, diagnostics: [Diagnostic]) {
        self.configuration = configuration
        self.source = source
        self.diagnostics = diagnostics
    }

    /// Whether a command must not go on.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension DiagnosticID {
    // The file.
    /// The file cannot be read: a folder, no permission, too large, no UTF-8.
    package static let unreadableConfiguration = DiagnosticID("unreadable-configuration")
    /// The text is not well-formed YAML.
    package static let invalidYAML = DiagnosticID("invalid-yaml")
    /// YAML that a configuration has no use for: anchors, aliases, tags, deep nesting.
    package static let unsupportedYAML = DiagnosticID("unsupported-yaml")

    // The content.
    /// A key that stands twice in one mapping.
    package static let duplicateConfigurationKey = DiagnosticID("duplicate-configuration-key")
    /// A `version` that this modelc does not know.
    package static let unsupportedConfigurationVersion = DiagnosticID("unsupported-configuration-version")
}
