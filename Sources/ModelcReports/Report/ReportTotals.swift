import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// The totals of a report. Suppressed findings and findings in the baseline have separate counts; the other counts do
/// not include them.
package struct ReportTotals: Hashable, Sendable {
    package private(set) var errors = 0
    package private(set) var warnings = 0
    package private(set) var infos = 0
    /// The number of bundles that were read.
    let models: Int
    private(set) var suppressed = 0
    package private(set) var baselined = 0
    private var fixable: [FixTier: Int] = [:]

    init(of findings: [ProjectFinding], models: Int) {
        self.models = models
        for finding in findings { count(finding) }
    }

    /// Returns the number of findings with a fix of the tier that are neither suppressed nor in the baseline.
    func fixable(_ tier: FixTier) -> Int { fixable[tier] ?? 0 }

    /// Returns the number of findings with the severity that are neither suppressed nor in the baseline.
    package func count(_ severity: Severity) -> Int {
        switch severity {
        case .error: errors
        case .warning: warnings
        case .note: infos
        }
    }

    /// The highest severity of the findings that are neither suppressed nor in the baseline; nil if there are none.
    var worst: Severity? { Severity.allCases.filter { count($0) > 0 }.max() }

    private mutating func count(_ finding: ProjectFinding) {
        if finding.suppression != nil { return suppressed += 1 }
        if finding.baseline == .unchanged { return baselined += 1 }
        switch finding.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: infos += 1
        }
        if let fix = finding.fix { fixable[fix.tier, default: 0] += 1 }
    }
}

extension ReportTotals {
    /// One line of text: `1 error, 2 warnings in 1 model (1 suppressed, 0 in baseline)`.
    var sentence: String {
        let counts = Severity.allCases.filter { count($0) > 0 }.map { $0.counted(count($0)) }
        let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        let closed = suppressed + baselined > 0 ? " (\(suppressed) suppressed, \(baselined) in baseline)" : ""
        // Without models, the findings are about a command line or a file.
        return found + (models == 0 ? "" : " in \(Counted.text(models, "model"))") + closed
    }
}
