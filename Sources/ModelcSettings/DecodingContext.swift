import ModelcDiagnostics
import ModelcText

/// What decoding knows besides the node at hand, and the faults that it has found so far.
package struct DecodingContext {
    /// The folder that paths count from; empty for the working directory.
    package let folder: String
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
    package mutating func report(_ diagnostic: (_ place: String) -> Diagnostic) {
        if diagnostics.count < DecodingContext.limit { diagnostics.append(diagnostic(place)) } else { omitted += 1 }
    }

    /// How many faults were found.
    package var faultCount: Int { diagnostics.count + omitted }

    /// Reports that the value at hand is not what belongs there.
    package mutating func reportInvalid(_ node: ConfigurationNode, _ expected: String, help: String? = nil) {
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
    package static let limit = 100

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
    package static let tooManyConfigurationFaults = DiagnosticID("too-many-configuration-faults")
    /// A key that does not stand in the table of its place.
    package static let unknownConfigurationKey = DiagnosticID("unknown-configuration-key")
    /// A key that must be there and is not.
    package static let missingConfigurationKey = DiagnosticID("missing-configuration-key")
    /// A value of the wrong type, or outside a closed set.
    package static let invalidConfigurationValue = DiagnosticID("invalid-configuration-value")
}
