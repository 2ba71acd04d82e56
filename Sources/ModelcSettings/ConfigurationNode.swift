import ModelcBase
import ModelcDiagnostics

/// A node of the parsed configuration file with its location. Its value is not interpreted yet.
package struct ConfigurationNode: Hashable, Sendable {
    /// The kinds of YAML nodes.
    package enum Content: Hashable, Sendable {
        /// A text. `isPlain` is true if it has no quotes; a plain text may also mean a boolean, a number or null.
        case scalar(String, isPlain: Bool)
        case list([ConfigurationNode])
        case mapping([ConfigurationMember])
    }

    package private(set) var content: Content
    package var location: SourceLocation
    /// The origin that is recorded for values decoded from this node.
    var origin: SettingOrigin

    package init(_ content: Content, at location: SourceLocation, origin: SettingOrigin? = nil) {
        self.content = content
        self.location = location
        self.origin = origin ?? .file(location)
    }
}

extension ConfigurationNode {
    /// The ways in which YAML can interpret a plain text.
    enum PlainMeaning {
        case nothing
        case boolean(Bool)
        case number
        case text
    }

    /// How YAML interprets a scalar; nil for lists and mappings.
    var meaning: PlainMeaning? {
        guard case .scalar(let text, let isPlain) = content else { return nil }
        return isPlain ? PlainScalar.meaning(of: text) : .text
    }

    /// The text of a scalar as written, even if YAML would interpret it as a number or boolean. Nil for lists and
    /// mappings.
    package var text: String? {
        guard case .scalar(let text, _) = content else { return nil }
        return text
    }

    /// Whether the value is left out, as in `key:`.
    package var isNothing: Bool {
        if case .nothing = meaning { true } else { false }
    }
}

extension ConfigurationNode {
    /// Returns the location of a key's value in a mapping. If there is no such key, returns the location of the node
    /// itself.
    func location(ofKey name: String) -> SourceLocation {
        guard case .mapping(let members) = content else { return location }
        return members.first { $0.key.text == name }?.value.location ?? location
    }
}

extension ConfigurationNode {
    /// The kind of the node as messages name it, such as `a list` or `the number 12`.
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
    /// There are more errors than modelc shows.
    static let tooManyConfigurationProblems = DiagnosticID("too-many-configuration-faults")
    /// The mapping has a key that modelc does not know.
    package static let unknownConfigurationKey = DiagnosticID("unknown-configuration-key")
    /// A required key is missing.
    static let missingConfigurationKey = DiagnosticID("missing-configuration-key")
    /// A value has the wrong type, or is not one of the allowed values.
    package static let invalidConfigurationValue = DiagnosticID("invalid-configuration-value")
}
