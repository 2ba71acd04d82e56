import ModelcDiagnostics
import ModelcText

/// A part of a configuration file with its place: the file's content before anything is known of its meaning.
package struct ConfigurationNode: Hashable, Sendable {
    /// The three shapes of YAML.
    package enum Content: Hashable, Sendable {
        /// A text. A plain one (without quotes) may also mean a boolean, a number, or nothing at all.
        case scalar(String, isPlain: Bool)
        case list([ConfigurationNode])
        case mapping([ConfigurationMember])
    }

    package var content: Content
    package var location: SourceLocation
    /// Where the value comes from, for values that are made of it.
    package var origin: SettingOrigin

    package init(_ content: Content, at location: SourceLocation, origin: SettingOrigin? = nil) {
        self.content = content
        self.location = location
        self.origin = origin ?? .file(location)
    }
}

/// One key of a mapping with its value.
package struct ConfigurationMember: Hashable, Sendable {
    package var key: ConfigurationNode
    package var value: ConfigurationNode

    package init(key: ConfigurationNode, value: ConfigurationNode) {
        self.key = key
        self.value = value
    }
}

extension ConfigurationNode {
    /// What YAML takes a plain text for.
    package enum PlainMeaning {
        case nothing
        case boolean(Bool)
        case number
        case text
    }

    /// The meaning of a scalar; nil for lists and mappings.
    package var meaning: PlainMeaning? {
        guard case .scalar(let text, let isPlain) = content else { return nil }
        return isPlain ? PlainScalar.meaning(of: text) : .text
    }

    /// The text of a scalar, whatever it means.
    package var text: String? {
        guard case .scalar(let text, _) = content else { return nil }
        return text
    }

    /// Whether the value was left out (`key:`).
    package var isNothing: Bool {
        if case .nothing = meaning { true } else { false }
    }
}

extension ConfigurationNode {
    /// Where a key of a mapping has its value, or else the node itself.
    func location(ofKey name: String) -> SourceLocation {
        guard case .mapping(let members) = content else { return location }
        return members.first { $0.key.text == name }?.value.location ?? location
    }
}

extension ConfigurationNode {
    /// What stands there, in the words of a message.
    package var described: String {
        switch content {
        case .list: return "a list"
        case .mapping: return "a mapping"
        case .scalar(let text, _):
            let shown = TerminalText.escaped(text.count > 60 ? text.prefix(59) + "…" : text)
            switch meaning {
            case .number: return "the number \(shown)"
            case .boolean: return "the boolean \(shown)"
            case .nothing: return "empty"
            case .text, nil: return "'\(shown)'"
            }
        }
    }
}
