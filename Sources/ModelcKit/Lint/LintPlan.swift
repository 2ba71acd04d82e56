import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings

/// The settings of the linter, created from the configuration and the flags.
struct LintPlan {
    let settings: LintSettings
    /// The settings for versions other than the current one. These versions must not be edited, so only rules of the
    /// category `migration` check them.
    let frozen: LintSettings
    /// The data that rules need in addition to the model.
    private var context: LintContext
    /// The location in the project (in the configuration, source code or entitlements) that shows that the CloudKit
    /// rules apply. Nil if the lint settings or the models themselves decide whether they apply.
    private(set) var mirroring: MirroringEvidence?
    /// The Swift and Objective-C source files that rules examine.
    let sources: SourceFiles
    /// The settings of `generate` in the configuration, for each model.
    private let generation: EffectiveConfiguration
    /// Reads the older state (given with `--against`, or that of the release tags) and the lock file of each bundle.
    let comparison: ComparisonReader
    let mappings: ProjectMappings
    /// The names of the versions that the configuration lists as released.
    let released: ReleasedNames
    /// The settings that name configurations of models.
    let configurations: [NamedConfigurations]
    /// The entries of the setting `ignore`, in the order of the configuration.
    let ignored: [LintIgnoreEntry]
    let workspace: Workspace

    /// - Throws: `RunFailure` or `UsageError` if the configuration or a flag names something that does not exist.
    init(
        _ request: LintRequest, _ lint: LintConfiguration, _ loaded: LoadedConfiguration, _ workspace: Workspace
    ) throws {
        self.workspace = workspace
        let problems = LintNameCheck.problems(in: lint)
        guard problems.isEmpty else { throw RunFailure(problems, sources: loaded.sources) }
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
        context.swiftSource = sources.swiftData
        if lint.cloudKit == nil,
            let evidence = LintPlan.evidence(loaded.configuration?.cloudKit) ?? sources.mirroring
                ?? ProjectMirroring(around: request.paths.first ?? ".", in: workspace)?.evidence
        {
            mirroring = evidence
            let names = loaded.configuration?.cloudKit.configurations?.value ?? []
            context.cloudKit = names.isEmpty ? .always : .configurations(names)
        }
        self.context = context
        generation = EffectiveConfiguration(loaded.configuration)
        ignored = lint.ignore?.value ?? []
        released = ReleasedNames(lint.released, in: workspace)
        configurations = [
            NamedConfigurations(ofPlatform: lint.cloudKit, "lint.cloudkit"),
            NamedConfigurations(ofPlatform: lint.swiftData, "lint.swiftdata"),
        ]
        mappings = ProjectMappings(loaded.configuration?.mappings?.value.paths.map(\.path) ?? [], in: workspace)
        comparison = ComparisonReader(
            against: lint.against.map {
                AgainstSource(text: $0.value, isRelease: request.isBaseReleased, workspace: workspace)
            },
            lint.released, tellsAll: request.tellsBaseFindings, in: workspace)
    }

    /// Returns the CloudKit schema setting of the configuration as evidence that the models are mirrored; nil if the
    /// configuration names no schema.
    private static func evidence(_ cloudKit: CloudKitConfiguration?) -> MirroringEvidence? {
        guard let schema = cloudKit?.schema, let location = schema.origin.location else { return nil }
        return MirroringEvidence("a CloudKit schema", at: location)
    }

    /// Returns a copy of the plan for a project in which Xcode also generates the classes of `others`. If `others` is
    /// nil, other models are ignored.
    func beside(_ others: [XcodeClasses]?) -> LintPlan {
        var plan = self
        plan.context.otherModels = others
        return plan
    }

    /// Returns the data that rules need for a version of a bundle. If `version` is nil, the data is for the bundle as a
    /// whole.
    func context(of bundle: VersionedModel, _ version: ModelVersion? = nil) -> LintContext {
        var context = context
        context.bundleName = bundle.name
        context.versionName = version?.name
        if let source = bundle.swiftData {
            context.swiftSource = source
            if context.swiftData == .automatic { context.swiftData = .always }
        }
        context.generatedEntities = version?.model.flatMap { generatedEntities(of: bundle, $0) }
        return context
    }

    /// Returns the names of the entities with the setting `include-xcode-codegen`, that is, entities whose classes
    /// modelc generates although Xcode generates them too. Nil if the configuration does not list the model. Without
    /// this setting, modelc skips entities that Xcode generates.
    private func generatedEntities(of bundle: VersionedModel, _ model: ManagedObjectModel) -> Set<String>? {
        let entries = generation.models.filter { FileSystem.isSame(workspace.path($0.path.path), bundle.path) }
        guard !entries.isEmpty else { return nil }
        let resolved = ResolvedModel(model)
        let all = Set(model.entities.map(\.name))
        return entries.filter { $0.settings.includeXcodeCodegen.value }.reduce(into: []) { names, entry in
            names.formUnion(ChosenEntities(entry.settings).names(in: resolved) ?? all)
        }
    }

    /// Whether flags select or exclude rules. If so, the run may miss problems that it would normally find.
    var isPartial: Bool { !settings.only.isEmpty || !settings.select.isEmpty || !settings.ignore.isEmpty }

    /// Returns the rules to turn off because build settings turn off the same warning in Apple's compiler. Empty unless
    /// the preset `xcode-parity` is used.
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

/// The names of the versions that the configuration lists as released. A version should exist for each name.
struct ReleasedNames {
    private let names: [String]
    private let location: SourceLocation?
    private let workspace: Workspace

    init(_ released: Setting<LintReleased>?, in workspace: Workspace) {
        self.workspace = workspace
        names = released?.value.names ?? []
        location = released?.origin.location
    }

    /// Returns a warning for each listed name that no bundle has. A misspelled name leaves the intended version
    /// unprotected.
    ///
    /// - Parameter known: the names of the versions of the linted bundles.
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

    /// Returns the version names of all bundles in the configuration's folder and below. The run itself may lint only
    /// one bundle.
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
