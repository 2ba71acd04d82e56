import ModelcBase
import ModelcSchema
import ModelcSettings

/// The settings of a lint run: the request, completed by the configuration. Used for runs with and without fixes.
struct LintSetup {
    let loaded: LoadedConfiguration
    /// The settings of the configuration, overridden by the settings of the request.
    let settings: LintConfiguration
    let thresholds: LintThresholds
    /// The baseline file and the action to take on it; nil if there is no baseline.
    let baseline: BaselineRequest?
    let plan: LintPlan
    private let request: LintRequest
    private let workspace: Workspace

    /// - Throws: `RunFailure` or `UsageError` if the settings name something that does not exist, or if they contradict
    ///   each other.
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

    /// The read errors of an earlier run over the same models.
    var unread: RunLedger { request.unread }

    /// True if the run includes all models of the project; false if the user named models or folders.
    var isWholeProject: Bool { request.paths.isEmpty }

    /// The paths of models, or of folders to search for models. If the request has no path, these are the models of the
    /// configuration. If the configuration lists no models, this is the working folder.
    var paths: [String] {
        let configured = ChosenModels(in: workspace).configured(loaded.configuration)
        let named = request.paths.isEmpty && configured.isEmpty ? ["."] : request.paths
        return named.isEmpty
            ? configured : named.map { $0 == StandardInput.argument ? StandardInput.model : workspace.path($0) }
    }

    /// Whether all versions are linted. If false, only the current version may be edited.
    var isWhole: Bool { versions == .all }

    /// Whether the request names versions. If so, a bundle need not have all of these versions.
    var namesVersions: Bool {
        if case .named = versions { true } else { false }
    }

    /// The versions to read and lint in each model. Each selection is one pass.
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
