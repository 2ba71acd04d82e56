import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The result of a planning run: the plan, the report, and the messages.
struct PlannedRun {
    /// The complete report; nil if no plan is possible.
    var report: MigrationReport?
    /// The plan, which migration files are generated from; nil if no plan is possible.
    var plan: MigrationPlan?
    /// The versions of the plan; nil if no plan is possible.
    var versions: PlannedVersions?
    /// The bundle, for source lines in diagnostics and locations of findings; nil if it cannot be read.
    let model: VersionedModel?
    /// The versions with structural errors. They are reported first, because no path through such a version is
    /// recommended.
    var faulty: VersionsWithErrors?
    /// The texts of the mapping models' files, by path.
    var mappingTexts: [String: SourceText] = [:]
    /// Messages that are not part of the report.
    private(set) var messages: [Diagnostic]
    /// The errors from reading the input.
    private(set) var ledger = RunLedger()

    /// - Parameter versions: the versions that were read; nil if no plan is possible with them.
    init(_ versions: PlannedVersions?, _ messages: [Diagnostic], ofReading path: String) {
        model = versions?.bundle
        ledger.enter(messages, ofReading: path, isUsable: versions != nil)
        self.messages = ledger.messages(besides: messages)
    }

    mutating func add(_ diagnostics: [Diagnostic]) {
        messages += diagnostics
        ledger.enter(diagnostics)
    }

    /// Records that no plan is possible. If there is no error yet, adds one for the path.
    mutating func fail(ofReading path: String) {
        ledger.enter([], ofReading: path, isUsable: false)
        messages = ledger.messages(besides: messages)
    }

    /// Returns the codes of findings that are suppressed by the configuration or in the target version's model; nil if
    /// there is no plan.
    func suppressed(by lint: LintConfiguration?) -> SuppressedCodes? {
        guard let versions, let target = versions.version(named: versions.target) else { return nil }
        let ignored = (lint?.ignore?.value ?? []).compactMap { entry in
            SelectorPattern(entry.select).map { IgnoreEntry(select: $0, rules: entry.rules) }
        }
        return SuppressedCodes(target.model, bundle: versions.bundle.name, version: target.name, ignored: ignored)
    }
}
