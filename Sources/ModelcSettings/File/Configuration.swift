import ModelcDiagnostics

/// The content of a `.modelc.yml`.
package struct Configuration: Hashable, Sendable {
    /// The path of the file, as the search found it.
    package var path: String
    var version: Setting<SchemaVersion>?
    package var models: [ModelEntry] = []
    /// The folders to search for mapping models, or the mapping models themselves.
    package var mappings: Setting<ConfiguredPaths>?
    /// The settings of `generate` for all models.
    package var generate = GenerateSettings()
    /// The settings of `lint`.
    package var lint = LintConfiguration()
    /// The settings of `plan`.
    package var plan = PlanConfiguration()
    /// Settings of the commands for CloudKit schemas.
    package var cloudKit = CloudKitConfiguration()

    package init(path: String) { self.path = path }
}

/// A model that commands use if the command line names no model.
package struct ModelEntry: Hashable, Sendable {
    package var path: ConfiguredPath
    /// The location of the entry in the file, for messages about the model.
    var origin: SettingOrigin
    /// The settings that differ from the settings for all models.
    package var settings = GenerateSettings()

    init(path: ConfiguredPath, origin: SettingOrigin) {
        self.path = path
        self.origin = origin
    }
}

extension ModelEntry: ConfigurationDecodable {
    package static var kind: ConfigurationKind { .mapping(table: TableName.model) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> ModelEntry? {
        if let text = node.text, !node.isNothing {
            context.reportInvalid(node, kind.phrase, help: "write 'path: \(text)'")
            return nil
        }
        var entry = ModelEntry(path: ConfiguredPath(""), origin: node.origin)
        ConfigurationTables.model.decode(node, into: &entry, &context)
        return entry.path.text.isEmpty ? nil : entry
    }
}

extension DiagnosticID {
    /// The file has a `version` that this modelc does not support.
    static let unsupportedConfigurationVersion = DiagnosticID("unsupported-configuration-version")
}
