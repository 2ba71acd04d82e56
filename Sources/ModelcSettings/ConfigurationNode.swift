import ModelcBase
import ModelcDiagnostics

/// A node of a configuration file with its location: the file's content before it is interpreted.
package struct ConfigurationNode: Hashable, Sendable {
    /// The three kinds of YAML nodes.
    package enum Content: Hashable, Sendable {
        /// A text. A plain one (without quotes) may also mean a boolean, a number, or nothing at all.
        case scalar(String, isPlain: Bool)
        case list([ConfigurationNode])
        case mapping([ConfigurationMember])
    }

    var content: Content
    package var location: SourceLocation
    /// The origin of values that are decoded from the node.
    var origin: SettingOrigin

    package init(_ content: Content, at location: SourceLocation, origin: SettingOrigin? = nil) {
        self.content = content
        self.location = location
        self.origin = origin ?? .file(location)
    }
}

extension ConfigurationNode {
    /// How YAML interprets a plain text.
    enum PlainMeaning {
        case nothing
        case boolean(Bool)
        case number
        case text
    }

    /// The meaning of a scalar; nil for lists and mappings.
    var meaning: PlainMeaning? {
        guard case .scalar(let text, let isPlain) = content else { return nil }
        return isPlain ? PlainScalar.meaning(of: text) : .text
    }

    /// The text of a scalar, regardless of its meaning.
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
    /// Returns the location of the value of a key in a mapping, or else of the node itself.
    func location(ofKey name: String) -> SourceLocation {
        guard case .mapping(let members) = content else { return location }
        return members.first { $0.key.text == name }?.value.location ?? location
    }
}

extension ConfigurationNode {
    /// The kind of the node, for messages.
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

extension DiagnosticID {
    /// There are more errors than are shown.
    static let tooManyConfigurationFaults = DiagnosticID("too-many-configuration-faults")
    /// A key that does not exist in this mapping.
    package static let unknownConfigurationKey = DiagnosticID("unknown-configuration-key")
    /// A required key is missing.
    static let missingConfigurationKey = DiagnosticID("missing-configuration-key")
    /// A value of the wrong type, or outside a fixed set.
    package static let invalidConfigurationValue = DiagnosticID("invalid-configuration-value")
}
