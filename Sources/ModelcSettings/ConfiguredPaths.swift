/// One path or pattern, or a list of them, relative to the folder of the configuration file.
package struct ConfiguredPaths: Hashable, Sendable {
    package var paths: [ConfiguredPath]

    package init(_ paths: [ConfiguredPath]) { self.paths = paths }
}

extension ConfiguredPaths: SettingValue {
    package static var kind: ConfigurationKind { .list(of: .path) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> ConfiguredPaths? {
        if node.text != nil, !node.isNothing {
            return ConfiguredPath.decode(node, &context).map { ConfiguredPaths([$0]) }
        }
        return [ConfiguredPath].decode(node, &context).map(ConfiguredPaths.init)
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { paths.shown(origin) }
}
