import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The result of planning.
package struct PlanOutcome: ModelOutcome {
    /// The complete report; nil if no plan is possible.
    package var report: MigrationReport?
    /// The bundle, for the source lines of diagnostics and the regions of findings; nil if it cannot be read.
    package var model: VersionedModel?
    /// Structural errors in the versions that stores come from and in the target. They are reported first, because nothing is
    /// recommended for a version with errors.
    package var faults: [Diagnostic]
    /// Messages other than the report, including failures.
    package var messages: [Diagnostic]
    /// The files written with the plan; nil if none were requested, or if the plan is incomplete.
    package var emission: PlanEmission?
    /// Errors from reading the input of the plan.
    package var ledger: RunLedger

    /// The facts in the baseline; their findings are left out.
    var baselined: Set<CodeFact> = []
    /// Whether the run fails because the baseline has entries without a finding.
    var hasUnwantedEntries = false
    /// Whether the baseline was changed.
    var hasWrittenBaseline = false
    /// Formats paths for reports.
    package var display: DisplayPath
    /// The source texts of the mapping model files, by path.
    var mappingTexts: [String: SourceText] = [:]

    /// The result of planning alone, as it appears in documents.
    package var planned: RunResult { ledger.result(hasFindings: hasFailed) }

    private var hasFailed: Bool { hasUnwantedEntries || report?.isFailed ?? false }

    package var hasWritten: Bool { hasWrittenBaseline || emission?.files.contains { $0.isWritten } ?? false }

    /// The result of the run, including the files.
    package var result: RunResult {
        var all = ledger
        if let emission { all.enter(emission.ledger) }
        return all.result(hasFindings: emission?.hasErrors ?? false || hasFailed)
    }

    /// Errors that no finding in the report covers.
    package var unreportedFaults: [Diagnostic] {
        let reported = (report?.issues ?? []).filter { $0.finding.code == .faultyVersion }
        return faults.filter { fault in
            !reported.contains { $0.position == fault.location?.position && $0.finding.reason.contains(fault.message) }
        }
    }

    /// The models that messages refer to.
    package var models: [VersionedModel] { model.map { [$0] } ?? [] }

    /// The source texts of the models and mapping models that findings and messages refer to.
    package var sources: [String: SourceText] {
        ModelSources.texts(of: models).merging(mappingTexts) { first, _ in first }
    }
}
