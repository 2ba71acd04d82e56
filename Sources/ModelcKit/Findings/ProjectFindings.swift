import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

/// All that a command found, with what reports say beside the findings: what every report is made from.
package struct ProjectFindings: Sendable {
    /// Those that are severe enough to be shown, also suppressed ones and those of the baseline.
    package private(set) var findings: [ProjectFinding]
    /// The texts of the files that they point into, by the paths that they give.
    package private(set) var sources: [String: SourceText]
    /// Paths as reports show them.
    package let display: DisplayPath
    /// How many open findings are left out because they are not severe enough.
    package var hidden: [Severity: Int] = [:]
    /// What was looked for, and what was found beside that.
    package var rules: [FindingRule] = []
    /// The models that were looked at.
    package var bundles: [ReadBundle] = []
    /// The rules that were chosen, in one name; nil for commands without that choice.
    package var preset: String?
    /// What could not be read, at the paths that reports show.
    package var problems: [Diagnostic] = []
    /// The same in full, for documents that have it.
    package var failures: [Diagnostic] = []
    /// The exit code of the run; nil where it is not known.
    package var exitCode: Int?
    /// The severities of which open findings make the run fail.
    package var failing = Set(Severity.allCases)

    /// - Parameters:
    ///   - findings: in the order in which they were found, which distinguishes equal ones.
    ///   - places: the places of the findings.
    init(_ findings: [ProjectFinding], _ places: FindingPlaces) {
        self.findings = findings.numbered()
        sources = places.sources
        display = places.display
    }

    /// Nothing.
    init(_ display: DisplayPath) {
        self.init([], FindingPlaces(display))
    }

    /// What could not be read, for documents, and at the paths that reports show.
    mutating func setFailures(_ failures: [Diagnostic]) {
        self.failures = failures
        problems = failures.map { $0.shown(display) }
    }
}

extension ProjectFindings {
    /// How many open findings of a severity are shown.
    func count(_ severity: Severity) -> Int { findings.count { $0.isOpen && $0.severity == severity } }

    /// How many findings the baseline holds.
    var baselinedCount: Int { findings.count { $0.suppression == nil && $0.baseline == .unchanged } }

    /// The findings that count, in the order of reports.
    var open: [ProjectFinding] { findings.filter(\.isOpen).inReportOrder }

    /// The findings that count and do not say what could not be read.
    var readable: [ProjectFinding] { findings.filter { $0.isOpen && !$0.isFailure } }

    /// All findings, filed under another category.
    func filed(under category: String) -> ProjectFindings {
        var copy = self
        for index in copy.findings.indices { copy.findings[index].category = category }
        for index in copy.rules.indices { copy.rules[index].category = category }
        return copy
    }

    /// The same without some findings.
    func removing(_ isUnwanted: (ProjectFinding) -> Bool) -> ProjectFindings {
        var copy = self
        copy.findings.removeAll(where: isUnwanted)
        return copy
    }

    /// The same with findings below a severity only counted.
    func hiding(below shown: Severity) -> ProjectFindings {
        var copy = self
        copy.hide(findings.lazy.filter { $0.isOpen && $0.severity < shown }.map(\.severity))
        copy.findings.removeAll { $0.severity < shown }
        return copy
    }

    /// Counts open findings that are left out because of their severity.
    mutating func hide(_ severities: some Sequence<Severity>) {
        for severity in severities { hidden[severity, default: 0] += 1 }
    }

    /// Adds the findings of another run, with the rules and the models that this one does not have.
    mutating func add(_ other: ProjectFindings) {
        findings += other.findings
        sources.merge(other.sources) { first, _ in first }
        hidden.merge(other.hidden, uniquingKeysWith: +)
        let knownRules = Set(rules.map(\.id))
        rules += other.rules.filter { !knownRules.contains($0.id) }
        addBundles(other.bundles)
    }

    /// Adds the models that are not among those that were looked at.
    mutating func addBundles(_ others: [ReadBundle]) {
        var known = Set(bundles.map(\.path))
        bundles += others.filter { known.insert($0.path).inserted }
    }
}

/// What has findings of one id.
package struct FindingRule: Sendable {
    /// What the id is that of.
    package enum Kind: Sendable {
        /// A rule of lint.
        case rule(RuleDescription)
        /// What a plan or the check of a mapping model finds.
        case code(MigrationFindingCode)
        /// A message of a command.
        case message
    }

    package let id: DiagnosticID
    package let kind: Kind
    /// What reports file its findings under.
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

    /// The id of a message, which may be that of a code.
    init(_ id: DiagnosticID, category: String) {
        self.id = id
        kind = MigrationFindingCode(rawValue: id.rawValue).map(Kind.code) ?? .message
        self.category = category
    }
}

extension Diagnostic {
    /// The same with its path as reports show it.
    fileprivate func shown(_ display: DisplayPath) -> Diagnostic {
        var copy = self
        copy.location = SourceLocation(path: display.path(location?.path ?? ""))
        return copy
    }
}
