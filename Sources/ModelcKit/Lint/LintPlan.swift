import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings

/// The settings of the linter, created from the configuration and the flags.
struct LintPlan {
    let settings: LintSettings
    /// The settings for older versions, which are frozen: they must not be changed.
    let frozen: LintSettings
    /// The data that rules have in addition to the model.
    private var context: LintContext
    /// The source code that rules examine.
    let sources: SourceFiles
    /// The settings of generated code in the configuration.
    private let generation: EffectiveConfiguration
    /// Reads what the versions of each bundle are compared with.
    let comparison: ComparisonReader
    let mappings: ProjectMappings
    /// The versions that have shipped according to the configuration.
    let released: ReleasedNames
    /// The entries of `ignore`, in the order of the settings.
    let ignored: [LintIgnoreEntry]
    let workspace: Workspace

    /// Throws an error if the configuration or a flag names something that does not exist.
    init(
        _ request: LintRequest, _ lint: LintConfiguration, _ loaded: LoadedConfiguration, _ workspace: Workspace
    ) throws {
        self.workspace = workspace
        let faults = LintNameCheck.faults(in: lint)
        guard faults.isEmpty else { throw RunFailure(faults, sources: loaded.sources) }
        var settings = LintSettings(lint)
        settings.select = request.rules.added
        settings.ignore = request.rules.left
        settings.only = request.rules.only
        for (name, setting) in request.rules.severities {
            settings.rules[name, default: RuleSetting()].severity = setting
        }
        let named = settings.select + settings.ignore + settings.only + request.rules.severities.map(\.name)
        if let reason = named.lazy.compactMap(OtherCommandID.reason(againstRule:)).first { throw UsageError(reason) }
        if let problem = settings.problems().first { throw UsageError(problem) }
        settings.ignore += LintPlan.silenced(settings, workspace)
        self.settings = settings
        frozen = LintPlan.frozen(settings)
        sources = SourceFiles(lint.sources, in: workspace)
        var context = LintContext(lint)
        context.declaredClasses = sources.classes
        self.context = context
        generation = EffectiveConfiguration(loaded.configuration)
        ignored = lint.ignore?.value ?? []
        released = ReleasedNames(lint.released, in: workspace)
        mappings = ProjectMappings(loaded.configuration?.mappings?.value.paths.map(\.path) ?? [], in: workspace)
        comparison = ComparisonReader(
            against: lint.against.map {
                AgainstSource(text: $0.value, isRelease: request.isBaseReleased, workspace: workspace)
            },
            lint.released, tellsAll: request.tellsBaseFindings, in: workspace)
    }

    /// Returns a copy for a project with other models.
    func beside(_ others: [XcodeClasses]?) -> LintPlan {
        var plan = self
        plan.context.otherModels = others
        return plan
    }

    /// Returns the data that rules have for a version of a bundle; nil for the bundle as a whole.
    func context(of bundle: VersionedModel, _ version: ModelVersion? = nil) -> LintContext {
        var context = context
        context.bundleName = bundle.name
        context.versionName = version?.name
        context.generatedEntities = version?.model.flatMap { generatedEntities(of: bundle, $0) }
        return context
    }

    /// Returns the entities whose classes modelc generates even though Xcode generates them as well. Without
    /// `include-xcode-codegen`, modelc does not generate such classes.
    private func generatedEntities(of bundle: VersionedModel, _ model: ManagedObjectModel) -> Set<String>? {
        let entries = generation.models.filter { FileSystem.isSame(workspace.path($0.path.path), bundle.path) }
        guard !entries.isEmpty else { return nil }
        let resolved = ResolvedModel(model)
        let all = Set(model.entities.map(\.name))
        return entries.filter { $0.settings.includeXcodeCodegen.value }.reduce(into: []) { names, entry in
            names.formUnion(ChosenEntities(entry.settings).names(in: resolved) ?? all)
        }
    }

    /// Whether flags select or exclude rules, so that a problem may exist without being found.
    var isPartial: Bool { !settings.only.isEmpty || !settings.select.isEmpty || !settings.ignore.isEmpty }

    /// Returns the rules that are off because build settings turn off the warning in Apple's compiler. This is part of the
    /// preset of Apple's rules.
    private static func silenced(_ settings: LintSettings, _ workspace: Workspace) -> [String] {
        guard settings.presets.contains(where: { $0.name == "xcode-parity" }) else { return [] }
        return Preset.silencedXcodeRules(workspace.environment)
    }

    private static func frozen(_ settings: LintSettings) -> LintSettings {
        var frozen = settings
        let category = RuleCategory.migration
        let migration = RuleRegistry.migration.map { $0.id.rawValue } + [category.rawValue]
        frozen.select = settings.select.filter(migration.contains)
        frozen.only = settings.only.isEmpty ? [category.rawValue] : settings.only.filter(migration.contains)
        if frozen.only.isEmpty {
            frozen.presets = [PresetReference("none")]
            frozen.rules = [:]
        }
        return frozen
    }
}

/// The versions that the configuration lists as released, by name. Each name should be that of an existing version.
struct ReleasedNames {
    private let names: [String]
    private let location: SourceLocation?
    private let workspace: Workspace

    init(_ released: Setting<LintReleased>?, in workspace: Workspace) {
        self.workspace = workspace
        names = released?.value.names ?? []
        location = released?.origin.location
    }

    /// Returns a warning for each name that no bundle has, because the intended version is not protected.
    ///
    /// - Parameter known: the names of versions of the bundles that were linted.
    func unknown(_ known: Set<String>) -> [Diagnostic] {
        let missing = names.filter { !known.contains($0) }
        guard !missing.isEmpty else { return [] }
        let others = otherVersions()
        return missing.filter { !others.contains($0) }.map { name in
            let meant = SpellingSuggestion.nearest(to: name, among: known.union(others).sorted())
            return Diagnostic(
                .unknownReleasedVersion, .warning,
                "lint.released: no model has a version '\(TerminalText.escaped(name))'", at: location,
                help: meant.map { "did you mean '\($0)'?" } ?? "write the version's name without .xcdatamodel")
        }
    }

    /// Returns the names of the versions of all bundles below the configuration, because a run may lint only one of them.
    private func otherVersions() -> Set<String> {
        let folder = location.map { PathText.folder(of: $0.path) } ?? workspace.path(".")
        return ModelSearch(folder).models.reduce(into: []) { found, bundle in
            for file in (try? FolderListing.names(in: bundle)) ?? [] {
                found.insert(VersionName.stem(file))
            }
        }
    }
}

extension DiagnosticID {
    static let unknownReleasedVersion = DiagnosticID("unknown-released-version")
}
