import ModelcBase

/// A part of the effective configuration: the effective value and its origin.
package indirect enum EffectiveNode: Hashable, Sendable {
    /// A value and its origin. The origin is nil if the origin of the enclosing list applies.
    case value(JSONValue, SettingOrigin?)
    /// A setting that is not set and has no default. The text describes the resulting behaviour.
    case unset(String)
    case mapping([EffectiveMember])
    case list([EffectiveNode], SettingOrigin?)
}

extension EffectiveNode {
    /// The value without its origin; null if there is none.
    package var plain: JSONValue {
        switch self {
        case .value(let value, _): value
        case .unset: .null
        case .mapping(let members): .object(members.map { JSONMember(key: $0.key, value: $0.node.plain) })
        case .list(let nodes, _): .array(nodes.map(\.plain))
        }
    }

    /// The value without its origin, as YAML in one line.
    var plainText: String { YAMLScalar.text(of: plain) }
}
