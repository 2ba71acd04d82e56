/// A value and its origin.
///
/// `Value` has no constraint here; the extensions below contain the requirements. With a constraint, the Swift runtime
/// would look up thirty conformances, each among thousands of types, before an option is read.
package struct Setting<Value> {
    package var value: Value
    package var origin: SettingOrigin

    /// Creates a value with its origin. Without an origin, the value is a default, which any set value overrides.
    package init(_ value: Value, _ origin: SettingOrigin = .standard) {
        self.value = value
        self.origin = origin
    }

    /// Whether the value is set, rather than a default.
    package var isSet: Bool { origin != .standard }

    /// Replaces the value with the value of a flag. Does nothing if `flag` is nil, because the flag was not given.
    package mutating func take(_ flag: Value?) {
        if let flag { self = .flag(flag) }
    }

    /// Whether the value is from a configuration file.
    package var isOfFile: Bool {
        if case .file = origin { true } else { false }
    }

    /// Returns a value that was set on the command line.
    package static func flag(_ value: Value) -> Setting { Setting(value, .flag) }
}

extension Setting: Equatable where Value: Equatable {}
extension Setting: Hashable where Value: Hashable {}
extension Setting: Sendable where Value: Sendable {}

extension Setting where Value: SettingValue {
    /// Decodes the value of a node of the configuration file. Returns nil and reports the reason if the node has no
    /// value of this type.
    init?(_ node: ConfigurationNode, _ context: inout DecodingContext) {
        guard let value = Value.decode(node, &context) else { return nil }
        self.init(value, node.origin)
    }

    /// Returns this value overridden by `nearer`, which is more specific.
    func overridden(by nearer: Setting) -> Setting {
        Setting(value.overridden(by: nearer.value), nearer.origin)
    }
}
