import ModelcDiagnostics
import ModelcSettings

/// Applies suppressions to the findings of a file, and reports errors in the suppressions.
struct Suppressor {
    /// The indexes of the `ignore` entries that suppressed something.
    private(set) var usedIgnoreEntries: Set<Int> = []
    private let file: CompletedFile
    private var suppressions: SuppressionTable

    init(_ file: CompletedFile) {
        self.file = file
        suppressions = SuppressionTable(file.model)
    }

    /// Returns the finding, with the suppression that applies to it. Findings about structure cannot be suppressed.
    mutating func suppressed(_ judged: JudgedFinding) -> JudgedFinding {
        guard !judged.rule.isStructural else { return judged }
        var judged = judged
        judged.suppression = suppression(of: judged.finding, judged.rule)
        return judged
    }

    /// Returns the suppression of a finding; nil if it has none. The suppressions in the model take precedence over
    /// those in the configuration.
    private mutating func suppression(of finding: Finding, _ rule: RuleDescription) -> Suppression? {
        var found = suppressions.suppression(of: finding, rule)
        for (index, entry) in file.settings.ignoreEntries.enumerated() {
            guard entry.rules.contains(where: { rule.isMeant(by: $0) }) else { continue }
            let isMeant = ([finding.selector] + finding.facts).contains {
                entry.select.matches($0, bundle: file.bundleName, version: file.versionName)
            }
            guard isMeant else { continue }
            usedIgnoreEntries.insert(index)
            found = found ?? Suppression(kind: .config, reason: entry.reason)
        }
        return found
    }

    /// The findings about the suppressions in the model. Read it after all other findings were passed to `suppressed`.
    var metaFindings: [Finding] {
        let isPartial = !file.settings.select.isEmpty || !file.settings.only.isEmpty
        return suppressions.entries.flatMap { entry in
            (isPartial ? [] : UnusedSuppression.findings(in: entry, among: Array(file.running.values), .all))
                + UnknownRule.findings(in: entry, .all) + SuppressionWithoutReason.findings(in: entry)
        }
    }
}
