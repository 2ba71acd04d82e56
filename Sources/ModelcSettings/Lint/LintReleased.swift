/// The versions that have shipped.
package struct LintReleased: Hashable, Sendable {
    /// The names of the versions.
    package var names: [String] = []
    /// Patterns for the git tags of releases; they may contain wildcards.
    package var tags = TextList([])
    /// The location of the value in the configuration file.
    package var origin: SettingOrigin

    init(names: [String] = [], origin: SettingOrigin) {
        self.names = names
        self.origin = origin
    }
}

extension LintReleased: SettingValue {
    package static var kind: ConfigurationKind { .list(of: .text) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> LintReleased? {
        guard case .mapping = node.content else {
            return TextList.decode(node, &context).map { LintReleased(names: $0.texts, origin: node.origin) }
        }
        var released = LintReleased(origin: node.origin)
        LintTables.released.decode(node, into: &released, &context)
        return released
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        if tags.texts.isEmpty { return names.shown(origin) }
        return .mapping([EffectiveMember("tags", tags.shown(self.origin))])
    }
}
