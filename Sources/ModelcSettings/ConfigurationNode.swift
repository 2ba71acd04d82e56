import ModelcBase
import ModelcDiagnostics

/// A part of a configuration file with its place: the file's content before anything is known of its meaning.
package struct ConfigurationNode: Hashable, Sendable {
    /// The three shapes of YAML.
    package enum Content: Hashable, Sendable {
        /// A text. A plain one (without quotes) may also mean a boolean, a number, or nothing at all.
        case scalar(String, isPlain: Bool)
        case list([ConfigurationNode])
        case mapping([ConfigurationMember])
    }

    var content: Content
    package var location: SourceLocation
    /// Where the value comes from, for values that are made of it.
    var origin: SettingOrigin

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
    /// What is there, in the words of a message.
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

/// What decoding knows besides the node at hand, and the faults that it has found so far.
package struct DecodingContext {
    /// The folder that paths count from; empty for the working directory.
    let folder: String
    /// The keys that lead to the node at hand, as messages name them.
    private var keys: [String] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// How many faults were found that nobody would read.
    package private(set) var omitted = 0

    private static let limit = 10 * FaultLimit.limit

    package init(folder: String) { self.folder = folder }

    /// How the value at hand is called in messages: `generate.access`.
    var place: String { keys.isEmpty ? "the configuration" : TerminalText.escaped(keys.joined(separator: ".")) }

    /// Does something one key further down.
    package mutating func inside<Result>(_ key: String, _ body: (inout DecodingContext) -> Result) -> Result {
        keys.append(key)
        defer { keys.removeLast() }
        return body(&self)
    }

    /// The diagnostic is made only if there is room for it: finding out what was meant by a key costs more than reading
    /// it, and a file may have many.
    ///
    /// - Parameter diagnostic: given how the value at hand is called.
    mutating func report(_ diagnostic: (_ place: String) -> Diagnostic) {
        if diagnostics.count < DecodingContext.limit { diagnostics.append(diagnostic(place)) } else { omitted += 1 }
    }

    /// How many faults were found.
    var faultCount: Int { diagnostics.count + omitted }

    /// Reports that the value at hand is not what belongs there.
    mutating func reportInvalid(_ node: ConfigurationNode, _ expected: String, help: String? = nil) {
        report { place in
            let problem = node.isNothing ? "\(place) has no value" : "\(place) is \(node.described), not \(expected)"
            let fallback = node.isNothing ? "write \(expected), or remove the key" : nil
            return Diagnostic(
                .invalidConfigurationValue, .error, problem, at: node.location, help: help ?? fallback)
        }
    }
}

/// Orders faults by their place, and shows no more of them than somebody reads.
package enum FaultLimit {
    static let limit = 100

    /// - Parameter omitted: how many more there are.
    package static func applied(to faults: [Diagnostic], omitted: Int = 0) -> [Diagnostic] {
        let sorted = faults.enumerated().sorted { left, right in
            (offset(left.element), left.offset) < (offset(right.element), right.offset)
        }.map(\.element)
        guard let first = sorted.dropFirst(limit).first else { return sorted }
        let rest = Diagnostic(
            .tooManyConfigurationFaults, .error, "the configuration has \(sorted.count - limit + omitted) more faults",
            at: first.location, help: "correct those above first")
        return sorted.prefix(limit) + [rest]
    }

    private static func offset(_ diagnostic: Diagnostic) -> Int { diagnostic.location?.position?.offset ?? 0 }
}

extension DiagnosticID {
    /// More is wrong than is shown.
    static let tooManyConfigurationFaults = DiagnosticID("too-many-configuration-faults")
    /// A key that is not in the table of its place.
    package static let unknownConfigurationKey = DiagnosticID("unknown-configuration-key")
    /// A key that must be there and is not.
    static let missingConfigurationKey = DiagnosticID("missing-configuration-key")
    /// A value of the wrong type, or outside a closed set.
    package static let invalidConfigurationValue = DiagnosticID("invalid-configuration-value")
}
