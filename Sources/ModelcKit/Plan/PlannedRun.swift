import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The result of a planning run: the plan, its report, and what was reported on the way.
struct PlannedRun {
    /// The complete report; nil if no plan is possible.
    var report: MigrationReport?
    /// The plan, from which the code of the migration is generated; nil if no plan is possible.
    var plan: MigrationPlan?
    /// The planned versions; nil if no plan is possible.
    var versions: PlannedVersions?
    /// The bundle, for the source lines of diagnostics and the regions of findings.
    let model: VersionedModel?
    /// The versions with structural faults. They are reported first, because nothing is recommended for a faulty version.
    var faulty: VersionsWithErrors?
    /// The source texts of the mapping model files, by path.
    var mappingTexts: [String: SourceText] = [:]
    /// Messages other than the report.
    private(set) var messages: [Diagnostic]
    /// Errors from reading the input.
    private(set) var ledger = RunLedger()

    /// - Parameter versions: nil if no plan is possible with what was read.
    init(_ versions: PlannedVersions?, _ messages: [Diagnostic], ofReading path: String) {
        model = versions?.bundle
        ledger.enter(messages, ofReading: path, isUsable: versions != nil)
        self.messages = ledger.messages(besides: messages)
    }

    mutating func add(_ diagnostics: [Diagnostic]) {
        messages += diagnostics
        ledger.enter(diagnostics)
    }

    /// Adds an error for the path if there is none, because no plan is possible.
    mutating func fail(ofReading path: String) {
        ledger.enter([], ofReading: path, isUsable: false)
        messages = ledger.messages(besides: messages)
    }

    /// Returns the finding codes that the target or the configuration suppresses; nil if there is no plan.
    func suppressed(by lint: LintConfiguration?) -> SuppressedCodes? {
        guard let versions, let target = versions.version(named: versions.target) else { return nil }
        let ignored = (lint?.ignore?.value ?? []).compactMap { entry in
            SelectorPattern(entry.select).map { IgnoreEntry(select: $0, rules: entry.rules) }
        }
        return SuppressedCodes(target.model, bundle: versions.bundle.name, version: target.name, ignored: ignored)
    }
}
