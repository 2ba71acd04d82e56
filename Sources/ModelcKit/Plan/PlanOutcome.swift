import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The result of planning migrations.
package struct PlanOutcome: ModelOutcome {
    /// The complete report; nil if no plan is possible.
    package var report: MigrationReport?
    /// The bundle, for source lines in diagnostics and locations of findings; nil if it cannot be read.
    package var model: VersionedModel?
    /// Structural errors in the target and in the versions that stores come from. They are reported first, because no
    /// path through a version with errors is recommended.
    package var problems: [Diagnostic]
    /// Messages that are not part of the report, including errors.
    package var messages: [Diagnostic]
    /// The files that were generated with the plan; nil if no files were requested, or if the plan is incomplete.
    package var emission: PlanEmission?
    /// The errors from reading the input of the plan.
    package var ledger: RunLedger
    /// The stores of `modelc fixtures`, which the tests of the plan use.
    package var fixtures: [FixtureFolder.Fixture] = []

    /// The findings that were removed because they are in the baseline.
    var baselined: Set<CodeFact> = []
    /// Whether the run fails because the baseline has entries that no longer match a finding.
    var hasUnwantedEntries = false
    /// Whether the baseline file was changed.
    var hasWrittenBaseline = false
    /// Formats paths for the report.
    package var display: DisplayPath
    /// The texts of the mapping models' files, by path.
    var mappingTexts: [String: SourceText] = [:]

    /// The result of planning, without errors from writing files. JSON output contains this result and not `result`.
    package var planned: RunResult { ledger.result(hasFindings: hasFailed) }

    private var hasFailed: Bool { hasUnwantedEntries || report?.isFailed ?? false }

    package var hasWritten: Bool { hasWrittenBaseline || emission?.files.contains { $0.isWritten } ?? false }

    /// The result of the run, including errors from writing files.
    package var result: RunResult {
        var all = ledger
        if let emission { all.enter(emission.ledger) }
        return all.result(hasFindings: emission?.hasErrors ?? false || hasFailed)
    }

    /// Structural errors that are not already in a finding of the report.
    package var unreportedProblems: [Diagnostic] {
        let reported = (report?.issues ?? []).filter { $0.finding.code == .faultyVersion }
        return problems.filter { problem in
            !reported.contains {
                $0.position == problem.location?.position && $0.finding.reason.contains(problem.message)
            }
        }
    }

    /// The models that messages refer to.
    package var models: [VersionedModel] { model.map { [$0] } ?? [] }

    /// The texts of the models and mapping models that findings and messages refer to, by path.
    package var sources: [String: SourceText] {
        ModelSources.texts(of: models).merging(mappingTexts) { first, _ in first }
    }
}
