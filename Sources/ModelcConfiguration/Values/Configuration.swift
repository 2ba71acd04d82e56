import ModelcDiagnostics

/// What a `.modelc.yml` says.
package struct Configuration: Hashable, Sendable {
    /// The file's path, as it was found.
    package var path: String
    package var version: Setting<SchemaVersion>?
    package var models: [ModelEntry] = []
    /// Where mapping models are looked for: folders, and mapping models.
    package var mappings: Setting<ConfiguredPaths>?
    /// Settings for all models.
    package var generate = GenerateSettings()
    /// Settings of lint.
    package var lint = LintConfiguration()

    package init(path: String) { self.path = path }
}

extension ConfigurationNode {
    /// Where a key of a mapping has its value, or else the node itself.
    func location(ofKey name: String) -> SourceLocation {
        guard case .mapping(let members) = content else { return location }
        return members.first { $0.key.text == name }?.value.location ?? location
    }
}
