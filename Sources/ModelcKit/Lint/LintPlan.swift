import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings

/// What is looked for: the settings of the linter, made of the configuration and the flags.
struct LintPlan {
    let settings: LintSettings
    /// The settings for older versions, which are frozen: they must not be changed.
    let frozen: LintSettings
    /// What rules get beside the model.
    private var context: LintContext
    /// The source code that rules look at.
    let sources: SourceFiles
    /// What is generated, by the configuration.
    private let generation: EffectiveConfiguration
    /// What the versions of each bundle are compared with.
    let versions: VersionLinting
    /// The versions that have shipped, as the configuration names them.
    let released: ReleasedNames
    /// The entries of `ignore`, in the order of the settings.
    let ignored: [LintIgnoreEntry]
    /// Where the run takes place.
    let workspace: Workspace

    /// Ends the command where the configuration or a flag names something that does not exist.
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
        if let reason = named.lazy.compactMap(OtherCommandID.reason(againstRule:)).first { throw UsageFault(reason) }
        if let problem = settings.problems().first { throw UsageFault(problem) }
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
        versions = VersionLinting(
            against: lint.against.map {
                AgainstSource(text: $0.value, isRelease: request.isBaseReleased, workspace: workspace)
            },
            lint.released, mappingPaths: loaded.configuration?.mappings?.value.paths.map(\.path) ?? [],
            tellsAll: request.tellsBaseFindings, in: workspace)
    }

    /// The same where the project has other models, too.
    func beside(_ others: [XcodeClasses]?) -> LintPlan {
        var plan = self
        plan.context.otherModels = others
        return plan
    }

    /// What rules get beside a version of a bundle; nil for the bundle as a whole.
    func context(of bundle: VersionedModel, _ version: ModelVersion? = nil) -> LintContext {
        var context = context
        context.bundleName = bundle.name
        context.versionName = version?.name
        context.generatedEntities = version?.model.flatMap { generatedEntities(of: bundle, $0) }
        return context
    }

    /// The entities of which modelc makes the classes although Xcode does, too; without `include-xcode-codegen` it leaves
    /// those alone.
    private func generatedEntities(of bundle: VersionedModel, _ model: ManagedObjectModel) -> Set<String>? {
        let entries = generation.models.filter { FileSystem.isSame(workspace.path($0.path.path), bundle.path) }
        guard !entries.isEmpty else { return nil }
        let resolved = ResolvedModel(model)
        let all = Set(model.entities.map(\.name))
        return entries.filter { $0.settings.includeXcodeCodegen.value }.reduce(into: []) { names, entry in
            names.formUnion(ChosenEntities(entry.settings).names(in: resolved) ?? all)
        }
    }

    /// Whether rules were left out by flags, so that what is not found may be there all the same.
    var isPartial: Bool { !settings.only.isEmpty || !settings.select.isEmpty || !settings.ignore.isEmpty }

    /// The preset of Apple's rules obeys the build settings that silence Apple's compiler.
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

/// Which versions of each bundle are linted.
package enum LintedVersions: Equatable {
    case current
    /// All of them; of those that are not current only what no fix may change: structure, and what happens between
    /// versions.
    case all
    /// Those of these names; bundles without them are passed over.
    case named([String])
}

/// The versions that the configuration calls released, by name: each should be the name of one.
struct ReleasedNames {
    private let names: [String]
    private let location: SourceLocation?
    private let workspace: Workspace

    init(_ released: Setting<LintReleased>?, in workspace: Workspace) {
        self.workspace = workspace
        names = released?.value.names ?? []
        location = released?.origin.location
    }

    /// A warning for each name that no bundle has: the version that was meant is not protected.
    ///
    /// - Parameter known: the names of versions of the bundles that were looked at.
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

    /// The names of the versions of all bundles below the configuration: a run may look at one of them alone.
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
