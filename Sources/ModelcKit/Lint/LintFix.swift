import ModelcDiagnostics

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

/// The use case: settings -> models -> findings -> changes, shown or on disk. Lint tells afterwards what is left.
package struct LintFix: WatchedUseCase {
    package typealias Outcome = FixReport

    private let request: LintFixRequest
    private let workspace: Workspace

    package init(_ request: LintFixRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with the path of each model before it is looked at.
    /// - Throws: `RunFailure` or `UsageFault` where the settings name something that does not exist.
    package func run(progress: ((String) -> Void)?) throws -> FixReport {
        let setup = try LintSetup(request.lint, workspace)
        let run = setup.linted(progress)
        return FixStage(request.fix, shown: setup.thresholds.shown, isWhole: setup.isWhole).apply(to: run)
    }
}
