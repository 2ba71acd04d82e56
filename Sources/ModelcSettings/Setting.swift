import ModelcBase
import ModelcDiagnostics

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

/// The origin of a value.
package enum SettingOrigin: Hashable, Sendable {
    /// It is the default.
    case standard
    /// The configuration file, at a location.
    indirect case file(SourceLocation)
    /// A flag, or another argument, of the command line.
    case flag
}

/// A type of values in a configuration.
package protocol ConfigurationDecodable: Hashable, Sendable {
    /// The allowed values, for messages and for the documentation.
    static var kind: ConfigurationKind { get }

    /// Returns the value of a node; nil, with the reason reported, if it has no value of this type.
    static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> Self?
}

/// A value that a user sets, that a more specific one overrides, and that `modelc config` shows.
package protocol SettingValue: ConfigurationDecodable {
    /// Returns the value as it is shown; without an origin if an enclosing value shows it.
    func shown(_ origin: SettingOrigin?) -> EffectiveNode

    /// Returns this value overridden by a more specific one; part by part if it has parts.
    func overridden(by nearer: Self) -> Self

    /// Whether the value has an effect: a default, a flag that is off and an empty list have none.
    ///
    /// - Parameter standard: the default; nil for a setting without one, which is never off.
    func asksForSomething(besides standard: Self?) -> Bool
}

extension SettingValue {
    package func overridden(by nearer: Self) -> Self { nearer }

    package func asksForSomething(besides standard: Self?) -> Bool { self != standard }
}

/// The allowed values of a key.
package indirect enum ConfigurationKind: Hashable, Sendable {
    case boolean
    case integer
    /// One of these words.
    case choice([String])
    case text
    /// A path, relative to the folder of the configuration file.
    case path
    case list(of: ConfigurationKind)
    /// A mapping that is described by the table with this name.
    case mapping(table: String)
    /// A mapping from user-defined names to mappings that the table with this name describes.
    case named(table: String)
}

extension ConfigurationKind {
    /// The description in messages: "not …".
    var phrase: String {
        switch self {
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .choice(let words): words.count == 1 ? "\(words[0])" : "one of \(words.joined(separator: ", "))"
        case .text: "a text"
        case .path: "a path"
        case .list(of: let kind): "a list of \(kind.plural)"
        case .mapping: "a mapping of keys and values"
        case .named: "a mapping of names and settings"
        }
    }

    private var plural: String {
        switch self {
        case .boolean: "booleans"
        case .integer: "whole numbers"
        case .choice, .text: "texts"
        case .path: "paths"
        case .list: "lists"
        case .mapping, .named: "mappings"
        }
    }
}

/// A setting with a fixed set of words, which are the raw values.
package protocol ConfigurationChoice: SettingValue, CaseIterable, RawRepresentable where RawValue == String {}

extension ConfigurationChoice {
    /// The words in the order of their declaration.
    package static var words: [String] { allCases.map(\.rawValue) }

    package static var kind: ConfigurationKind { .choice(words) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> Self? {
        // Words that YAML interprets as other values are not valid.
        if let text = node.text, !node.isNothing {
            if let value = Self(rawValue: text) { return value }
            let near = SpellingSuggestion.nearest(to: text, among: words)
            context.reportInvalid(node, kind.phrase, help: near.map { "did you mean '\($0)'?" })
        } else {
            context.reportInvalid(node, kind.phrase)
        }
        return nil
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.string(rawValue), origin) }
}

/// A part of the effective configuration: the effective value and its origin.
package indirect enum EffectiveNode: Hashable, Sendable {
    /// One value; without an origin if that of the enclosing list applies.
    case value(JSONValue, SettingOrigin?)
    /// Not set and without a default; describes the resulting behaviour in words.
    case unset(String)
    case mapping([EffectiveMember])
    case list([EffectiveNode], SettingOrigin?)
}

/// A key of the effective configuration.
package struct EffectiveMember: Hashable, Sendable {
    var key: String
    var node: EffectiveNode

    init(_ key: String, _ node: EffectiveNode) {
        self.key = key
        self.node = node
    }
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

/// Many fields behind one reference, with value semantics: a copy that is changed gets its own fields.
///
/// A structure with forty settings that is copied in a hundred places compiles to four thousand copies, also in the
/// structures that contain it. Behind a reference it is one copy each. Before, this was a third of the code of a
/// debug build.
package struct CopyOnWrite<Fields: Hashable & Sendable>: Hashable, Sendable {
    private var storage: Storage

    init(_ fields: Fields) { storage = Storage(fields) }

    subscript<Value>(field: WritableKeyPath<Fields, Value>) -> Value {
        get { storage.fields[keyPath: field] }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
            storage.fields[keyPath: field] = newValue
        }
    }

    package static func == (left: CopyOnWrite, right: CopyOnWrite) -> Bool {
        left.storage === right.storage || left.storage.fields == right.storage.fields
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }

    /// Changed only while it is uniquely referenced, hence `Sendable`.
    private final class Storage: @unchecked Sendable {
        var fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }
}
