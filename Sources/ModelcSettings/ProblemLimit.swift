import ModelcDiagnostics

/// Sorts errors by location, and limits their number.
package enum ProblemLimit {
    static let limit = 100

    /// - Parameter omitted: the number of errors that exist but are not in `problems`.
    package static func applied(to problems: [Diagnostic], omitted: Int = 0) -> [Diagnostic] {
        let sorted = problems.enumerated().sorted { left, right in
            (offset(left.element), left.offset) < (offset(right.element), right.offset)
        }.map(\.element)
        guard let first = sorted.dropFirst(limit).first else { return sorted }
        let rest = Diagnostic(
            .tooManyConfigurationProblems, .error,
            "the configuration has \(sorted.count - limit + omitted) more errors",
            at: first.location, help: "correct those above first")
        return sorted.prefix(limit) + [rest]
    }

    private static func offset(_ diagnostic: Diagnostic) -> Int { diagnostic.location?.position?.offset ?? 0 }
}
