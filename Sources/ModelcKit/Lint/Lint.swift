import ModelcDiagnostics
import ModelcSettings

/// The use case of linting. Its stages add reading and reporting to the stages of `Linter`. Each stage takes the result
/// of the stage before:
///
/// 1. read: the models with their released states and their lock files, as on disk (`ReadModel`);
/// 2. check: the findings of all rules, between versions and for each file (`BundleCheck`);
/// 3. complete: adds the errors of the files, sets severities, and sorts (`Linter.complete`);
/// 4. suppress: removes the findings that models and settings suppress, and adds the messages about the run
///    (`LintedRun`);
/// 5. baseline: marks the findings that the baseline tolerates (`BaselineStage`);
/// 6. outcome: the findings with their locations, and the result (`LintOutcome`).
package struct Lint: WatchedUseCase {
    package typealias Outcome = LintOutcome

    private let request: LintRequest
    private let workspace: Workspace

    package init(_ request: LintRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// Returns the effective settings of the request.
    ///
    /// - Throws: the same errors as `run`.
    package func settings() throws -> LintConfiguration { try LintSetup(request, workspace).settings }

    /// - Parameter progress: called with the path of each model, once before it is read and once before it is checked.
    /// - Throws: `RunFailure` or `UsageError` if the settings name something that does not exist, or if the baseline
    ///   cannot be read or written.
    package func run(progress: ((String) -> Void)?) throws -> LintOutcome {
        let stages = LintStages(try LintSetup(request, workspace))
        let read = stages.read(progress)
        let checked = stages.check(read, progress)
        let completed = stages.complete(checked)
        let suppressed = stages.suppress(completed)
        let baselined = try stages.baseline(suppressed)
        return stages.outcome(baselined)
    }
}
