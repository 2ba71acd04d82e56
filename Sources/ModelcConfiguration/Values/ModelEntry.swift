/// A model that commands without an argument work on.
package struct ModelEntry: Hashable, Sendable {
    package var path: ConfiguredPath
    /// Where the entry stands, for messages about the model.
    package var origin: SettingOrigin
    /// What differs from the settings of all models.
    package var settings = GenerateSettings()

    package init(path: ConfiguredPath, origin: SettingOrigin) {
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
