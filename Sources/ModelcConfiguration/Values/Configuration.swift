import ModelcDiagnostics

/// What a `.modelc.yml` says.
package struct Configuration: Hashable, Sendable {
    /// The file's path, as it was found.
    package var path: String
    package var version: Setting<SchemaVersion>?
    package var models: [ModelEntry] = []
    /// Settings for all models.
    package var generate = GenerateSettings()
    /// The section `lint`, with the place of everything in it. It is accepted and not looked at: whoever gives it a
    /// meaning writes a `ConfigurationTable` for it, and this becomes its value.
    package var lint: ConfigurationNode?

    package init(path: String) { self.path = path }
}

extension ConfigurationNode {
    /// A section that is kept as it is, but at least is a mapping.
    static func mapping(_ node: ConfigurationNode, _ context: inout DecodingContext) -> ConfigurationNode? {
        switch node.content {
        case .mapping: return node
        case .scalar where node.isNothing: return nil
        case .scalar, .list:
            context.reportInvalid(node, ConfigurationKind.anything.phrase)
            return nil
        }
    }

    /// Where a key of a mapping has its value, or else the node itself.
    func location(ofKey name: String) -> SourceLocation {
        guard case .mapping(let members) = content else { return location }
        return members.first { $0.key.text == name }?.value.location ?? location
    }
}
