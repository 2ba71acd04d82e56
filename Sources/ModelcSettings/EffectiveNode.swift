import ModelcJSON

/// A part of the effective configuration: what holds, and who said so.
package indirect enum EffectiveNode: Hashable, Sendable {
    /// One value; without an origin where that of the list around it holds.
    case value(JSONValue, SettingOrigin?)
    /// Nobody set it, and there is no default; in words what then holds.
    case unset(String)
    case mapping([EffectiveMember])
    case list([EffectiveNode], SettingOrigin?)
}

/// A key of the effective configuration.
package struct EffectiveMember: Hashable, Sendable {
    package var key: String
    package var node: EffectiveNode

    package init(_ key: String, _ node: EffectiveNode) {
        self.key = key
        self.node = node
    }
}

extension EffectiveNode {
    /// The value alone; null where there is none.
    package var plain: JSONValue {
        switch self {
        case .value(let value, _): value
        case .unset: .null
        case .mapping(let members): .object(members.map { JSONMember(key: $0.key, value: $0.node.plain) })
        case .list(let nodes, _): .array(nodes.map(\.plain))
        }
    }

    /// The value alone, as YAML in one line.
    package var plainText: String { YAMLScalar.text(of: plain) }
}
