import ModelcBase
import ModelcDiagnostics

/// The request to fix or suppress lint findings in models.
package struct LintFixRequest {
    /// The models and rules.
    package var lint: LintRequest
    /// The changes to make.
    package var fix: FixRequest

    package init(_ fix: FixRequest, of lint: LintRequest) {
        self.fix = fix
        self.lint = lint
    }
}

/// The changes made in models, or those of a dry run.
package struct LintFixOutcome: RunOutcome {
    /// The changes as a unified diff, if they are only shown.
    package var diff: String?
    /// The changes that were or would be made.
    package var changes: ModelChanges
    /// The reasons why fixes were not applied.
    package var diagnostics: [Diagnostic]
    /// Messages about the models, if lint does not run afterwards.
    package var messages: [Diagnostic] = []
    /// A message with the number of unreported findings that the state to compare with also has, if lint does not run
    /// afterwards.
    package var unreported: Diagnostic?
    /// Whether lint does not run afterwards, because the changes are only shown, or one could not be written.
    package var isFinal = false
    package var result = RunResult.done
    package var hasWritten = false
    /// The failures to read something before the changes.
    package var unread: RunLedger
    /// The texts of the files that diagnostics refer to, by path.
    package var sources: [String: SourceText]
}

/// The use case: settings -> models -> findings -> changes, shown or on disk. Lint reports the remaining findings afterwards.
package struct LintFix: WatchedUseCase {
    package typealias Outcome = LintFixOutcome

    private let request: LintFixRequest
    private let workspace: Workspace

    package init(_ request: LintFixRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with the path of each model before it is linted.
    /// - Throws: `RunFailure` or `UsageError` if the settings name something that does not exist.
    package func run(progress: ((String) -> Void)?) throws -> LintFixOutcome {
        let setup = try LintSetup(request.lint, workspace)
        let session = setup.session
        let lock = request.fix.showsDiff ? nil : try WriteLock.taken(of: session.models, waiting: workspace.waiting)
        defer { lock?.release() }
        let stage = FixStage(request.fix, shown: setup.thresholds.shown, isWhole: setup.isWhole)
        return try stage.apply(to: setup.linted(session, progress), under: lock)
    }
}
