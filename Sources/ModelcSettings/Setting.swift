/// A value and its origin.
///
/// Unconstrained; the requirements on the value are in the extensions below. With a constraint, the runtime would
/// look up the conformance of each of thirty types, among thousands, before an option is read.
package struct Setting<Value> {
    package var value: Value
    package var origin: SettingOrigin

    /// Creates a value. Without an origin it is the default, which applies until another one is set.
    package init(_ value: Value, _ origin: SettingOrigin = .standard) {
        self.value = value
        self.origin = origin
    }

    /// Whether it is set.
    package var isSet: Bool { origin != .standard }

    /// Takes the value of a flag, if it was given.
    package mutating func take(_ flag: Value?) {
        if let flag { self = .flag(flag) }
    }

    /// Whether the value is from a configuration file.
    package var isOfFile: Bool {
        if case .file = origin { true } else { false }
    }

    /// Returns a value from the command line.
    package static func flag(_ value: Value) -> Setting { Setting(value, .flag) }
}

extension Setting: Equatable where Value: Equatable {}
extension Setting: Hashable where Value: Hashable {}
extension Setting: Sendable where Value: Sendable {}

extension Setting where Value: SettingValue {
    /// Creates the value of a node of the configuration file; nil, with the reason reported, if it has no value of
    /// this type.
    init?(_ node: ConfigurationNode, _ context: inout DecodingContext) {
        guard let value = Value.decode(node, &context) else { return nil }
        self.init(value, node.origin)
    }

    /// Returns this value overridden by a more specific one.
    func overridden(by nearer: Setting) -> Setting {
        Setting(value.overridden(by: nearer.value), nearer.origin)
    }
}
