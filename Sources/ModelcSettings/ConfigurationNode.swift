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

/// The context of decoding apart from the current node, and the errors found so far.
package struct DecodingContext {
    /// The folder that paths are relative to; empty for the working directory.
    let folder: String
    /// The keys that lead to the current node, as messages name them.
    private var keys: [String] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// The number of errors that are not reported individually.
    package private(set) var omitted = 0

    private static let limit = 10 * ProblemLimit.limit

    package init(folder: String) { self.folder = folder }

    /// The name of the current value in messages: `generate.access`.
    var place: String { keys.isEmpty ? "the configuration" : TerminalText.escaped(keys.joined(separator: ".")) }

    /// Runs a function one key deeper.
    package mutating func inside<Result>(_ key: String, _ body: (inout DecodingContext) -> Result) -> Result {
        keys.append(key)
        defer { keys.removeLast() }
        return body(&self)
    }

    /// Reports an error. The diagnostic is created only if there is room for it, because finding the intended key
    /// costs more than reading the actual one, and a file may have many.
    ///
    /// - Parameter diagnostic: takes the name of the current value.
    mutating func report(_ diagnostic: (_ place: String) -> Diagnostic) {
        if diagnostics.count < DecodingContext.limit { diagnostics.append(diagnostic(place)) } else { omitted += 1 }
    }

    /// The number of errors found.
    var faultCount: Int { diagnostics.count + omitted }

    /// Reports that the current value is invalid.
    mutating func reportInvalid(_ node: ConfigurationNode, _ expected: String, help: String? = nil) {
        report { place in
            let problem = node.isNothing ? "\(place) has no value" : "\(place) is \(node.described), not \(expected)"
            let fallback = node.isNothing ? "write \(expected), or remove the key" : nil
            return Diagnostic(
                .invalidConfigurationValue, .error, problem, at: node.location, help: help ?? fallback)
        }
    }
}

/// Sorts errors by location, and limits their number.
package enum ProblemLimit {
    static let limit = 100

    /// - Parameter omitted: the number of additional errors.
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
    /// There are more errors than are shown.
    static let tooManyConfigurationFaults = DiagnosticID("too-many-configuration-faults")
    /// A key that does not exist in this mapping.
    package static let unknownConfigurationKey = DiagnosticID("unknown-configuration-key")
    /// A required key is missing.
    static let missingConfigurationKey = DiagnosticID("missing-configuration-key")
    /// A value of the wrong type, or outside a fixed set.
    package static let invalidConfigurationValue = DiagnosticID("invalid-configuration-value")
}
