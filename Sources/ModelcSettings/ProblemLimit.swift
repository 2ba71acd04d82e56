import ModelcDiagnostics

/// Sorts errors by location, and limits their number.
package enum ProblemLimit {
    static let limit = 100

    /// - Parameter omitted: the number of errors that exist but are not in `faults`.
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
