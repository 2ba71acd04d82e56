import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

/// All findings of a command, with all other data of a report. Every report format is created from this value.
package struct ProjectFindings: Sendable {
    /// The findings with at least the lowest severity to show. Suppressed findings and findings in the baseline are
    /// included.
    package private(set) var findings: [ProjectFinding]
    /// The texts of the files that the findings refer to, by the paths in the findings.
    package private(set) var sources: [String: SourceText]
    /// Converts paths to the form shown in reports.
    package let display: DisplayPath
    /// The number of open findings of each severity that are omitted because they are not severe enough.
    package var hidden: [Severity: Int] = [:]
    /// The rules that were checked, and the other ids (of messages and migration findings) that findings have.
    package var rules: [FindingRule] = []
    /// The models that were checked.
    package var bundles: [ReadBundle] = []
    /// The name of the chosen preset of rules; nil for commands without that choice.
    package var preset: String?
    /// The failures to read something, as a report lists them, with paths as shown in reports.
    package var problems: [Diagnostic] = []
    /// The failures to read something with all details, for JSON documents and similar formats.
    package var failures: [Diagnostic] = []
    /// The exit code of the run; nil if it is not known.
    package var exitCode: Int?
    /// The severities of open findings that fail the run.
    package var failing = Set(Severity.allCases)

    /// - Parameters:
    ///   - findings: the findings in the order in which they were found. This order distinguishes equal findings.
    ///   - places: the locations of the findings.
    init(_ findings: [ProjectFinding], _ places: FindingLocations) {
        self.findings = findings.numbered()
        sources = places.sources
        display = places.display
    }

    /// Creates an empty result.
    init(_ display: DisplayPath) {
        self.init([], FindingLocations(display))
    }

    /// Sets `failures` and `problems`. The paths are converted to the form shown in reports.
    mutating func setFailures(_ failures: [Diagnostic]) {
        self.failures = failures
        problems = failures.map { $0.shown(display) }
    }
}

extension ProjectFindings {
    /// Returns the number of open findings of a severity that are shown.
    func count(_ severity: Severity) -> Int { findings.count { $0.isOpen && $0.severity == severity } }

    /// The number of findings that are in the baseline and not suppressed.
    var baselinedCount: Int { findings.count { $0.suppression == nil && $0.baseline == .unchanged } }

    /// The open findings (neither suppressed nor in the baseline), in the order of reports.
    var open: [ProjectFinding] { findings.filter(\.isOpen).inReportOrder }

    /// The open findings (neither suppressed nor in the baseline), without failures to read something.
    var readable: [ProjectFinding] { findings.filter { $0.isOpen && !$0.isFailure } }

    /// Returns a copy in which all findings have this category.
    func filed(under category: String) -> ProjectFindings {
        var copy = self
        for index in copy.findings.indices { copy.findings[index].category = category }
        for index in copy.rules.indices { copy.rules[index].category = category }
        return copy
    }

    /// Returns a copy without the findings for which `isUnwanted` returns true.
    func removing(_ isUnwanted: (ProjectFinding) -> Bool) -> ProjectFindings {
        var copy = self
        copy.findings.removeAll(where: isUnwanted)
        return copy
    }

    /// Returns a copy in which open findings below a severity are not listed but counted in `hidden`.
    func hiding(below shown: Severity) -> ProjectFindings {
        var copy = self
        copy.hide(findings.lazy.filter { $0.isOpen && $0.severity < shown }.map(\.severity))
        copy.findings.removeAll { $0.severity < shown }
        return copy
    }

    /// Counts open findings that are omitted because of their severity in `hidden`. The argument has one severity for
    /// each finding.
    mutating func hide(_ severities: some Sequence<Severity>) {
        for severity in severities { hidden[severity, default: 0] += 1 }
    }

    /// Adds the findings of another run, and its rules and models that are not already included.
    mutating func add(_ other: ProjectFindings) {
        findings += other.findings
        sources.merge(other.sources) { first, _ in first }
        hidden.merge(other.hidden, uniquingKeysWith: +)
        let knownRules = Set(rules.map(\.id))
        rules += other.rules.filter { !knownRules.contains($0.id) }
        addBundles(other.bundles)
    }

    /// Adds the models that are not already listed.
    mutating func addBundles(_ others: [ReadBundle]) {
        var known = Set(bundles.map(\.path))
        bundles += others.filter { known.insert($0.path).inserted }
    }
}

/// A rule, or another id that findings can have: the id of a message or of a migration finding.
package struct FindingRule: Sendable {
    /// The origin of the findings that have the id.
    package enum Kind: Sendable {
        /// A lint rule.
        case rule(RuleDescription)
        /// A finding of a plan or of the check of a mapping model.
        case code(MigrationFindingCode)
        /// A message of a command.
        case message
    }

    package let id: DiagnosticID
    package let kind: Kind
    /// The category of the findings in reports.
    package fileprivate(set) var category: String

    init(_ rule: RuleDescription) {
        id = rule.id
        kind = .rule(rule)
        category = rule.category.rawValue
    }

    init(_ code: MigrationFindingCode, category: String) {
        id = code.id
        kind = .code(code)
        self.category = category
    }

    /// Creates the rule for the id of a message or of a migration finding.
    init(_ id: DiagnosticID, category: String) {
        self.id = id
        kind = MigrationFindingCode(rawValue: id.rawValue).map(Kind.code) ?? .message
        self.category = category
    }
}

extension Diagnostic {
    /// Returns a copy with its path as reports show it.
    fileprivate func shown(_ display: DisplayPath) -> Diagnostic {
        var copy = self
        copy.location = SourceLocation(path: display.path(location?.path ?? ""))
        return copy
    }
}
