import ModelcBase
import ModelcSettings

/// The settings of a run of lint, with or without changes: the request, completed by the configuration.
struct LintSetup {
    let loaded: LoadedConfiguration
    /// The settings: those of the configuration, overridden by those of the request.
    let settings: LintConfiguration
    let thresholds: LintThresholds
    /// Nil if there is no baseline.
    let baseline: BaselineRequest?
    let plan: LintPlan
    private let request: LintRequest
    private let workspace: Workspace

    /// - Throws: `RunFailure` or `UsageError` if the settings name something that does not exist, or exclude each other.
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

    /// Whether all versions are linted. Versions other than the current one may be edited only then.
    var isWhole: Bool { selection == .all }

    /// Reads and lints the models.
    ///
    /// - Parameter progress: called with the path of each model before it is linted.
    func linted(_ progress: ((String) -> Void)?) -> LintSession { linted(session, progress) }

    func linted(_ session: LintSession, _ progress: ((String) -> Void)?) -> LintSession {
        var run = session
        run.lint(selection, progress)
        return run
    }

    /// A run that has found its models but read none of them. Without a path, these are all models of the configuration, or, if
    /// it lists none, all models of the folder.
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
