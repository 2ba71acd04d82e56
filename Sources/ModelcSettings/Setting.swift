import ModelcBase
import ModelcDiagnostics

/// A value, and who set it.
///
/// Any value: what a setting needs of it is asked below. The runtime would look it up for each of thirty types, among
/// thousands, before an option is read.
package struct Setting<Value> {
    package var value: Value
    package var origin: SettingOrigin

    /// A value; without an origin the default, which holds until another one is set.
    package init(_ value: Value, _ origin: SettingOrigin = .standard) {
        self.value = value
        self.origin = origin
    }

    /// Whether it is set.
    package var isSet: Bool { origin != .standard }

    /// Takes over the value of a flag, if it was given.
    package mutating func take(_ flag: Value?) {
        if let flag { self = .flag(flag) }
    }

    /// Whether the value is from a configuration file.
    package var isOfFile: Bool {
        if case .file = origin { true } else { false }
    }

    /// A value from the command line.
    package static func flag(_ value: Value) -> Setting { Setting(value, .flag) }
}

extension Setting: Equatable where Value: Equatable {}
extension Setting: Hashable where Value: Hashable {}
extension Setting: Sendable where Value: Sendable {}

extension Setting where Value: SettingValue {
    /// The value of a node of the configuration file; nil, with the reason reported, where it has none of this type.
    init?(_ node: ConfigurationNode, _ context: inout DecodingContext) {
        guard let value = Value.decode(node, &context) else { return nil }
        self.init(value, node.origin)
    }

    /// This value overridden by a nearer one.
    func overridden(by nearer: Setting) -> Setting {
        Setting(value.overridden(by: nearer.value), nearer.origin)
    }
}

/// Where a value comes from.
package enum SettingOrigin: Hashable, Sendable {
    /// It is the default.
    case standard
    /// The configuration file, there.
    indirect case file(SourceLocation)
    /// A flag, or another argument, of the command line.
    case flag
}

/// A type of values in a configuration.
package protocol ConfigurationDecodable: Hashable, Sendable {
    /// What is allowed there, for messages and for the documentation.
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

    /// Whether the value asks for anything: a default, a switch that is off and an empty list do not.
    ///
    /// - Parameter standard: the default; nil for a setting without one, which is never off.
    func asksForSomething(besides standard: Self?) -> Bool
}

extension SettingValue {
    package func overridden(by nearer: Self) -> Self { nearer }

    package func asksForSomething(besides standard: Self?) -> Bool { self != standard }
}

/// What is allowed as the value of a key.
package indirect enum ConfigurationKind: Hashable, Sendable {
    case boolean
    case integer
    /// One of these words.
    case choice([String])
    case text
    /// A path, from the folder of the configuration file.
    case path
    case list(of: ConfigurationKind)
    /// A mapping that is described by the table of this name.
    case mapping(table: String)
    /// A mapping from names of the user's to mappings that the table of this name describes.
    case named(table: String)
}

extension ConfigurationKind {
    /// In the words of a message: "not …".
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

/// A setting that is one word of a closed set: the words are the raw values.
package protocol ConfigurationChoice: SettingValue, CaseIterable, RawRepresentable where RawValue == String {}

extension ConfigurationChoice {
    /// The words in the order of their declaration.
    package static var words: [String] { allCases.map(\.rawValue) }

    package static var kind: ConfigurationKind { .choice(words) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> Self? {
        // Words that YAML takes for something else are none of ours.
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

/// A part of the effective configuration: the effective value, and where it comes from.
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

/// Many fields behind one reference, with the meaning of a structure: a copy that is changed gets fields of its own.
///
/// A structure of forty settings that is copied in a hundred places is code for four thousand copies, in what holds the
/// structure, too. Behind a reference it is one copy each: that was a third of what a debug build compiled to.
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

    /// Changed only where nobody else refers to it, hence `Sendable`.
    private final class Storage: @unchecked Sendable {
        var fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }
}
