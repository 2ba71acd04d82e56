import ModelcDiagnostics
import ModelcSchema

/// What a report adds up to. Findings that are suppressed or in the baseline count as that and as nothing else.
package struct ReportTotals: Hashable, Sendable {
    package private(set) var errors = 0
    package private(set) var warnings = 0
    package private(set) var infos = 0
    /// How many bundles were looked at.
    package let models: Int
    package private(set) var suppressed = 0
    package private(set) var baselined = 0
    private var fixable: [FixTier: Int] = [:]

    init(of findings: [ReportedFinding], models: Int) {
        self.models = models
        for finding in findings { count(finding) }
    }

    /// How many open findings have a fix of the tier.
    package func fixable(_ tier: FixTier) -> Int { fixable[tier] ?? 0 }

    /// How many open findings there are of the severity.
    package func count(_ severity: Severity) -> Int {
        switch severity {
        case .error: errors
        case .warning: warnings
        case .note: infos
        }
    }

    private mutating func count(_ finding: ReportedFinding) {
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
    /// One line for people: `1 error, 2 warnings in 1 model (1 suppressed, 0 in baseline)`.
    var sentence: String {
        let counts = Severity.allCases.filter { count($0) > 0 }.map { $0.counted(count($0)) }
        let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        let closed = suppressed + baselined > 0 ? " (\(suppressed) suppressed, \(baselined) in baseline)" : ""
        return "\(found) in \(models) model\(models == 1 ? "" : "s")\(closed)"
    }
}
