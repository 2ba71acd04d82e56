import ModelcDiagnostics

/// The content of a `.modelc.yml`.
package struct Configuration: Hashable, Sendable {
    /// The file's path, as found by the search.
    package var path: String
    var version: Setting<SchemaVersion>?
    package var models: [ModelEntry] = []
    /// Where to search for mapping models: folders, and mapping models.
    package var mappings: Setting<ConfiguredPaths>?
    /// Settings for all models.
    package var generate = GenerateSettings()
    /// Settings of lint.
    package var lint = LintConfiguration()
    /// Settings of plan.
    package var plan = PlanConfiguration()

    package init(path: String) { self.path = path }
}

/// A model that commands use if they have no argument.
package struct ModelEntry: Hashable, Sendable {
    package var path: ConfiguredPath
    /// The location of the entry, for messages about the model.
    var origin: SettingOrigin
    /// The settings that differ from those of all models.
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
    /// A `version` that this modelc does not support.
    static let unsupportedConfigurationVersion = DiagnosticID("unsupported-configuration-version")
}
