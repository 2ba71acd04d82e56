import ModelcDiagnostics
import ModelcText

/// In which models findings are to be mended or suppressed, and how far.
package struct LintFixRequest {
    /// What is looked for.
    package var lint: LintRequest
    /// What is done about it.
    package var fix: FixRequest

    package init(_ fix: FixRequest, of lint: LintRequest) {
        self.fix = fix
        self.lint = lint
    }
}

/// What was changed in models, or would be.
package struct LintFixOutcome: RunOutcome {
    /// The changes as a unified diff where they are only shown.
    package var diff: String?
    /// What was done or would be, for programs.
    package var changes: ModelChanges
    /// What kept fixes from being made.
    package var diagnostics: [Diagnostic]
    /// What is said of the models where nothing else follows.
    package var messages: [Diagnostic] = []
    /// How many findings the state to compare with has, too, where nothing else follows.
    package var untold: Diagnostic?
    /// Whether nothing else follows: the changes are only shown, or one could not be written.
    package var isFinal = false
    package var result = RunResult.done
    package var hasWritten = false
    /// What could not be read before anything was changed.
    package var unread: RunLedger
    /// The files that diagnostics point into, by path.
    package var sources: [String: SourceText]
}

/// The use case: settings -> models -> findings -> changes, shown or on disk. Lint tells afterwards what is left.
package struct LintFix: WatchedUseCase {
    package typealias Outcome = LintFixOutcome

    private let request: LintFixRequest
    private let workspace: Workspace

    package init(_ request: LintFixRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with the path of each model before it is looked at.
    /// - Throws: `RunFailure` or `UsageFault` where the settings name something that does not exist.
    package func run(progress: ((String) -> Void)?) throws -> LintFixOutcome {
        let setup = try LintSetup(request.lint, workspace)
        let session = setup.session
        let lock = request.fix.showsDiff ? nil : try WriteLock.taken(of: session.models, waiting: workspace.waiting)
        defer { lock?.release() }
        let stage = FixStage(request.fix, shown: setup.thresholds.shown, isWhole: setup.isWhole)
        return try stage.apply(to: setup.linted(session, progress), under: lock)
    }
}
