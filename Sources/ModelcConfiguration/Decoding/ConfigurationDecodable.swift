import ModelcDiagnostics

/// A type that stands in a configuration.
package protocol ConfigurationDecodable: Hashable, Sendable {
    /// What may stand there, for messages and for the documentation.
    static var kind: ConfigurationKind { get }

    /// The value of a node; nil, with the reason reported, where it has none of this type.
    static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> Self?
}

/// A value that a user sets, that a nearer one overrides, and that `modelc config` shows.
package protocol SettingValue: ConfigurationDecodable {
    /// The value as it is shown; without an origin where the whole that it is part of names it.
    func shown(_ origin: SettingOrigin?) -> EffectiveNode

    /// This value overridden by a nearer one; where it is made of parts, part by part.
    func overridden(by nearer: Self) -> Self
}

extension SettingValue {
    package func overridden(by nearer: Self) -> Self { nearer }
}
