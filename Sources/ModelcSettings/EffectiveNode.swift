import ModelcBase

/// A part of the effective configuration: the effective value and its origin.
package indirect enum EffectiveNode: Hashable, Sendable {
    /// One value; without an origin if that of the enclosing list applies.
    case value(JSONValue, SettingOrigin?)
    /// Not set and without a default; describes the resulting behaviour in words.
    case unset(String)
    case mapping([EffectiveMember])
    case list([EffectiveNode], SettingOrigin?)
}

extension EffectiveNode {
    /// The value alone; null if there is none.
    package var plain: JSONValue {
        switch self {
        case .value(let value, _): value
        case .unset: .null
        case .mapping(let members): .object(members.map { JSONMember(key: $0.key, value: $0.node.plain) })
        case .list(let nodes, _): .array(nodes.map(\.plain))
        }
    }

    /// The value alone, as YAML in one line.
    var plainText: String { YAMLScalar.text(of: plain) }
}
