import ModelcBase
import ModelcSchema
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

    /// The failures of an earlier run over the same models to read something.
    var unread: RunLedger { request.unread }

    /// Whether the run includes all models of the project, and not only named ones.
    var isWholeProject: Bool { request.paths.isEmpty }

    /// The models, or folders to search for models. Without a path, these are all models of the configuration, or, if it lists
    /// none, all models of the folder.
    var paths: [String] {
        let configured = ChosenModels(in: workspace).configured(loaded.configuration)
        let named = request.paths.isEmpty && configured.isEmpty ? ["."] : request.paths
        return named.isEmpty
            ? configured : named.map { $0 == StandardInput.argument ? StandardInput.model : workspace.path($0) }
    }

    /// Whether all versions are linted. Versions other than the current one may be edited only then.
    var isWhole: Bool { versions == .all }

    /// Whether versions are requested by their names, which not every model has to have.
    var namesVersions: Bool {
        if case .named = versions { true } else { false }
    }

    /// The versions of each model to read and lint, one after the other.
    var selections: [VersionSelection] {
        switch versions {
        case .current: [.current]
        case .all: [.all]
        case .named(let names): names.map(VersionSelection.named)
        }
    }

    private var versions: LintedVersions {
        request.versions ?? (settings.versions?.value == .all ? .all : .current)
    }
}
