/// A value for each operating system that a project may run on. It is nil if it is unknown.
package struct PerSystem<Value: Hashable & Sendable>: Hashable, Sendable {
    package var iOS: Value?
    package var macOS: Value?
    package var tvOS: Value?
    package var watchOS: Value?
    package var visionOS: Value?

    package init() {}

    /// Returns the values transformed by a function.
    package func map<Other>(_ transform: (Value) -> Other) -> PerSystem<Other> {
        var result = PerSystem<Other>()
        result.iOS = iOS.map(transform)
        result.macOS = macOS.map(transform)
        result.tvOS = tvOS.map(transform)
        result.watchOS = watchOS.map(transform)
        result.visionOS = visionOS.map(transform)
        return result
    }
}

extension PerSystem: ConfigurationDecodable, SettingValue where Value == Setting<SystemVersion> {
    package static var kind: ConfigurationKind { .mapping(table: TableName.deployment) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> PerSystem? {
        var deployment = PerSystem()
        LintTables.deployment.decode(node, into: &deployment, &context)
        return deployment
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        let members = [("ios", iOS), ("macos", macOS), ("tvos", tvOS), ("watchos", watchOS), ("visionos", visionOS)]
        return .mapping(
            members.compactMap { name, setting in
                setting.map { EffectiveMember(name, $0.value.shown($0.origin)) }
            })
    }
}
