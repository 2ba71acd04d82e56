/// The allowed values of a key.
package indirect enum ConfigurationKind: Hashable, Sendable {
    case boolean
    case integer
    /// One of the listed words.
    case choice([String])
    case text
    /// A path, relative to the folder of the configuration file.
    case path
    case list(of: ConfigurationKind)
    /// A YAML mapping with the keys of the named table.
    case mapping(table: String)
    /// A YAML mapping from names that the user chooses to mappings with the keys of the named table.
    case named(table: String)
}

extension ConfigurationKind {
    /// The description in messages, after the word `not`, such as `a list of paths`.
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
