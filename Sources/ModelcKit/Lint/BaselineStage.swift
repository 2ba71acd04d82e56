import ModelcDiagnostics
import ModelcLint

/// What the baseline leaves of a run's findings.
package struct BaselineOutcome {
    var issues: [FoundIssue]
    /// Entries for which nothing was found any more.
    var stale: [FindingKey] = []
}

/// The findings of lint and the baseline: it is written and pruned as requested, and the findings that it hides are marked.
struct BaselineStage {
    /// Nil where there is no baseline.
    let request: BaselineRequest?
    /// From which severity on findings are written into it.
    let shown: Severity

    /// Ends the command where the file cannot be read or written.
    func apply(to run: inout LintSession) throws -> BaselineOutcome {
        var outcome = BaselineOutcome(issues: run.issues)
        guard let request else { return outcome }
        let file = BaselineFile(request, in: run.plan.workspace)
        let scope = BaselineScope(run, folder: file.folder)
        let indices = outcome.issues.indices.filter { outcome.issues[$0].isBaselined }
        let result = try file.apply(scope.candidates(outcome.issues, run, shown: shown))
        for (index, isHidden) in zip(indices, result.isHidden) { outcome.issues[index].isInBaseline = isHidden }
        for message in result.messages { run.addMessage(message) }
        outcome.stale = result.stale
        return outcome
    }
}
