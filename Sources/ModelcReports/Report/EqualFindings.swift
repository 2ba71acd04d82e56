import ModelcDiagnostics

/// Findings of one rule that say the same of several things: one finding with a count and the places.
struct EqualFindings: Hashable, Sendable {
    /// The one that is shown in full.
    let first: ReportedFinding
    /// The others, in the order of the report.
    let others: [ReportedFinding]

    private struct Key: Hashable {
        var rule: DiagnosticID
        var severity: Severity
        var sentence: [Substring]
        var help: [Substring]

        init(_ finding: ReportedFinding) {
            rule = finding.rule
            severity = finding.severity
            sentence = Key.words(finding.message)
            help = Key.words(finding.help ?? finding.fix?.title ?? "")
        }

        /// The sentence without its names: words that begin like the name of an entity, or that have a dot or a quote.
        /// Numbers stay: values out of two ranges are two findings.
        private static func words(_ text: String) -> [Substring] {
            text.split(separator: " ").map { isName($0) ? "" : $0 }
        }

        private static func isName(_ word: Substring) -> Bool {
            guard let first = word.first, first.isLetter || first == "'" || first == "_" else { return false }
            return first.isUppercase || word.dropLast().contains { $0 == "." || $0 == "'" }
        }
    }

    /// How many findings have to be equal to be one. Two in full are easier to read.
    private static let leastCount = 3

    /// The findings, errors first, then in their order; equal ones as one where there are several. Every finding is in
    /// exactly one.
    static func groups(of findings: [ReportedFinding]) -> [EqualFindings] {
        var places: [Key: [Int]] = [:]
        for index in findings.indices { places[Key(findings[index]), default: []].append(index) }
        return Severity.allCases.flatMap { severity in
            findings.indices.filter { findings[$0].severity == severity }.compactMap { index -> EqualFindings? in
                let equal = places[Key(findings[index])] ?? []
                guard equal.count >= leastCount else { return EqualFindings(first: findings[index], others: []) }
                guard equal.first == index else { return nil }
                return EqualFindings(first: findings[index], others: equal.dropFirst().map { findings[$0] })
            }
        }
    }
}
