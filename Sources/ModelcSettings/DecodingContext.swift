import ModelcBase
import ModelcDiagnostics

/// The state of decoding: the path to the current node, and the errors found so far.
package struct DecodingContext {
    /// The folder that paths in the configuration are relative to; empty for the working directory.
    let folder: String
    /// The keys from the root to the current node, as messages show them.
    private var keys: [String] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// The number of errors that are counted but not reported individually.
    package private(set) var omitted = 0

    private static let limit = 10 * ProblemLimit.limit

    package init(folder: String) { self.folder = folder }

    /// The name of the current value in messages, such as `generate.access`.
    var place: String { keys.isEmpty ? "the configuration" : TerminalText.escaped(keys.joined(separator: ".")) }

    /// Calls `body` with `key` added to the keys that lead to the current node.
    package mutating func inside<Result>(_ key: String, _ body: (inout DecodingContext) -> Result) -> Result {
        keys.append(key)
        defer { keys.removeLast() }
        return body(&self)
    }

    /// Reports an error. The diagnostic is created only if the limit of reported errors is not reached: suggesting the
    /// intended key costs more than reading the actual key, and a file may have many errors.
    ///
    /// - Parameter diagnostic: creates the diagnostic from the name of the current value.
    mutating func report(_ diagnostic: (_ place: String) -> Diagnostic) {
        if diagnostics.count < DecodingContext.limit { diagnostics.append(diagnostic(place)) } else { omitted += 1 }
    }

    /// The number of errors found.
    var problemCount: Int { diagnostics.count + omitted }

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
