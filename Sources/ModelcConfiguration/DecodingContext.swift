import ModelcDiagnostics
import ModelcText

/// What decoding knows besides the node at hand, and the faults that it has found so far.
package struct DecodingContext {
    /// The folder that paths count from; empty for the working directory.
    let folder: String
    /// The keys that lead to the node at hand, as messages name them.
    private var keys: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// How many faults were found that nobody would read.
    private(set) var omitted = 0

    private static let limit = 10 * FaultLimit.limit

    init(folder: String) { self.folder = folder }

    /// How the value at hand is called in messages: `generate.access`.
    var place: String { keys.isEmpty ? "the configuration" : TerminalText.escaped(keys.joined(separator: ".")) }

    /// Does something one key further down.
    mutating func inside<Result>(_ key: String, _ body: (inout DecodingContext) -> Result) -> Result {
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

extension ConfigurationNode {
    /// What stands there, in the words of a message.
    var described: String {
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
