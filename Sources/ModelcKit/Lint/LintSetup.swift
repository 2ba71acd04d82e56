import ModelcBase
import ModelcSettings

/// What holds for a run of lint, with or without changes: the request with what the configuration says where it says nothing.
struct LintSetup {
    let loaded: LoadedConfiguration
    /// The settings, those of the request before those of the configuration.
    let settings: LintConfiguration
    let thresholds: LintThresholds
    /// Nil where there is none.
    let baseline: BaselineRequest?
    let plan: LintPlan
    private let request: LintRequest
    private let workspace: Workspace

    /// - Throws: `RunFailure` or `UsageFault` where the settings name something that does not exist, or do not go together.
    init(_ request: LintRequest, _ workspace: Workspace) throws {
        self.request = request
        self.workspace = workspace
        loaded = try LoadedConfiguration(in: workspace)
        settings = request.baseline.completing(loaded.lint.merging(request.settings))
        try BaseReference.require(request.isBaseReleased, settings, workspace.wording)
        plan = try LintPlan(request, settings, loaded, workspace)
        baseline = try request.baseline.request(settings, workspace.wording)
        thresholds = LintThresholds(settings, plan.settings)
    }

    /// Whether all versions are looked at; others than the current one may be edited only then.
    var isWhole: Bool { selection == .all }

    /// Reads and lints the models.
    ///
    /// - Parameter progress: called with the path of each model before it is looked at.
    func linted(_ progress: ((String) -> Void)?) -> LintSession { linted(session, progress) }

    func linted(_ session: LintSession, _ progress: ((String) -> Void)?) -> LintSession {
        var run = session
        run.lint(selection, progress)
        return run
    }

    /// A run that knows its models and has read none of them. Without a path all models of the configuration are looked at, or
    /// all of the folder where it names none.
    var session: LintSession {
        let configured = ChosenModels(in: workspace).configured(loaded.configuration)
        let named = request.paths.isEmpty && configured.isEmpty ? ["."] : request.paths
        let paths =
            named.isEmpty
            ? configured : named.map { $0 == StandardInput.argument ? StandardInput.model : workspace.path($0) }
        return LintSession(plan, paths, isWholeProject: request.paths.isEmpty)
    }

    private var selection: LintedVersions {
        request.versions ?? (settings.versions?.value == .all ? .all : .current)
    }
}
