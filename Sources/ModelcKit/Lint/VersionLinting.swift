import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcVersionHash

/// Lints the changes between the versions of bundles: reads them and their released state and lock -> differences, inference,
/// hashes -> the rules.
struct VersionLinting {
    /// The result for one bundle.
    struct Outcome {
        /// The findings of the rules; nil if there is nothing to compare.
        var compared: ComparedVersions?
        /// Returns the findings that the rules would have if the named version contained another model, which are those
        /// that remain after fixes.
        var comparedWith: ((_ name: String, _ model: ManagedObjectModel) -> ComparedVersions)?
        /// The versions that were read, with their texts.
        var versions: [ModelVersion] = []
        /// The state named with `--against`, whose findings are not reported; nil if all findings are reported.
        var state: AgainstSource.Outcome?
        /// The names of the versions in the released state; nil if there is none.
        var baseVersions: Set<String>?
        /// The reason why the released state cannot be read.
        var problem: Diagnostic?
        /// Other messages.
        var messages: [Diagnostic] = []
    }

    /// The released state; nil if the versions of each bundle are only compared with each other.
    let against: AgainstSource?
    /// The names of the versions that have shipped according to the project.
    let released: Set<String>
    /// The tags whose versions have shipped; nil if the project names none.
    let tags: ReleaseTags?
    /// Whether to also report findings that the released state has.
    let tellsAll: Bool
    let mappings: ProjectMappings
    private let workspace: Workspace

    /// - Parameter mappingPaths: the paths to search for mapping models; empty for the whole project.
    init(
        against: AgainstSource?, _ released: Setting<LintReleased>?, mappingPaths: [String], tellsAll: Bool,
        in workspace: Workspace
    ) {
        self.workspace = workspace
        mappings = ProjectMappings(mappingPaths, in: workspace)
        self.tellsAll = tellsAll
        tags = ReleaseTags(released, in: workspace)
        self.released = Set(released?.value.names ?? [])
        guard let against else {
            self.against = nil
            return
        }
        // A tag that is one of the releases needs no --base-is-release.
        self.against = AgainstSource(
            text: against.text, isRelease: against.isRelease || (tags?.include(against.text) ?? false),
            workspace: workspace)
    }

    /// Compares the versions of a bundle.
    ///
    /// - Parameter comparesAll: whether to check each step between two versions, and not only that of the current version.
    func compare(
        _ whole: WholeBundle, comparesAll: Bool, _ context: LintContext, _ settings: LintSettings
    ) -> Outcome {
        let bundle = whole.model
        guard bundle.currentVersion != nil else { return Outcome() }
        let tagged = tags?.state(of: whole)
        var state = against?.state(of: whole) ?? tagged ?? AgainstSource.Outcome()
        if let released = state.base?.versions { state.base?.history = history(of: released, in: bundle) }
        let shipped = against == nil ? [] : Set((tagged?.base?.versions ?? []).map(\.name))
        var outcome = outcome(state, tagged, shipped: shipped)
        let lock = LockedState(of: bundle)
        outcome.problem = outcome.problem ?? lock.problem
        // Without the released state, the versions are still compared with each other and with the lock.
        guard lock.problem == nil, state.base != nil || bundle.versions.count > 1 || !lock.names.isEmpty else {
            return outcome
        }
        let versions = compared(bundle, all: comparesAll || state.base != nil || !lock.names.isEmpty)
        outcome.versions = versions
        let errors = whole.versionErrors
        let linted = versions.map { LintedVersion($0, faulty: errors) }
        let deviations = deviations(from: lock, in: bundle, versions, linted)
        let compare = { (versions: [LintedVersion], base: ReleasedBase?) in
            let subject = VersionLintSubject(
                versions: versions, base: base, released: released.union(lock.names).union(shipped),
                lockDeviations: deviations, comparesAll: comparesAll,
                tellsChange: against != nil && state.problem == nil && !tellsAll,
                context: context, currentVersionLocation: bundle.currentVersionLocation
            ) { pair($0, $1, of: bundle, versions) }
            return Linter.compare(subject, settings)
        }
        outcome.compared = compare(linted, state.base)
        outcome.comparedWith = { name, model in
            var base = state.base
            base?.unchanged.remove(name)
            return compare(linted.replacing(name, by: model), base)
        }
        return outcome
    }

    /// Returns the part of the outcome that is known before the comparison.
    private func outcome(
        _ state: AgainstSource.Outcome, _ tagged: AgainstSource.Outcome?, shipped: Set<String>
    ) -> Outcome {
        var outcome = Outcome(
            problem: state.problem ?? tagged?.problem,
            messages: state.messages + (against == nil ? [] : tagged?.messages ?? []))
        outcome.baseVersions = state.base.map { Set($0.versions.map(\.name)).union(shipped) }
        if against != nil, !tellsAll, state.bundle != nil { outcome.state = state }
        return outcome
    }

    /// Returns the differences between versions and the lock, for versions that can be read.
    private func deviations(
        from lock: LockedState, in bundle: VersionedModel, _ versions: [ModelVersion], _ linted: [LintedVersion]
    ) -> [LockDeviation] {
        let readable = Set(linted.filter { $0.model != nil }.map(\.name))
        return lock.deviations(in: bundle, versions, workspace.wording).filter {
            $0.isMissing || readable.contains($0.version)
        }
    }

    /// Returns the names of released versions in the order in which they were added to git; empty if it cannot be determined.
    private func history(of released: [LintedVersion], in bundle: VersionedModel) -> [String] {
        let known = Set(bundle.versions.map(\.name))
        let names = released.map(\.name).filter(known.contains)
        let order = ShippingOrder(of: bundle, names, current: nil, in: workspace)
        return order.source == .history ? order.names : []
    }

    /// Returns the versions to compare.
    private func compared(_ bundle: VersionedModel, all: Bool) -> [ModelVersion] {
        guard !all else { return bundle.versions }
        guard let current = bundle.currentVersion else { return [] }
        let names = [VersionNameSeries.previous(of: current.name, among: bundle.versions.map(\.name)), current.name]
        return bundle.versions.filter { names.contains($0.name) }
    }

    private func pair(
        _ older: LintedVersion, _ newer: LintedVersion, of bundle: VersionedModel, _ versions: [LintedVersion]
    ) -> VersionPair? {
        guard let old = older.model, let new = newer.model else { return nil }
        let difference = ModelDiffer().difference(from: old, to: new)
        // No migration is needed if no hash differs, and none is possible from a version that no longer exists unchanged in the
        // bundle.
        let isThere = older.name != newer.name || versions.opener(ofStoresOf: older) != nil
        return VersionPair(
            older, newer, difference, InferenceCheck().infer(from: old, to: new),
            isCovered: isThere && difference.altersHash && mappings.cover(bundle, from: old, to: new))
    }
}

extension VersionLinting {
    /// Returns a message with the number of findings that are not reported because the state to compare with has them as well.
    ///
    /// - Parameter shown: the lowest severity of reported findings.
    func unreported(_ issues: [FoundIssue], shown: Severity) -> Diagnostic? {
        let count = issues.count { issue in
            issue.isInBase && issue.judged.suppression == nil && !issue.isInBaseline
                && issue.judged.severity >= shown
        }
        guard let against, count > 0 else { return nil }
        let what =
            count == 1
            ? "1 finding that is also in '\(against.text)' is"
            : "\(count) findings that are also in '\(against.text)' are"
        return Diagnostic(
            .knownFindings, .note, "\(what) not reported",
            help: "\(workspace.wording[.allFindings]) also reports findings that are not new"
        )
    }
}

extension DiagnosticID {
    static let knownFindings = DiagnosticID("known-findings")
}

/// The mapping models of a project. They are searched for once, and only if a step between versions needs one.
final class ProjectMappings {
    private var mappingsByFolder: [String: [MappingModel]] = [:]
    /// The failures to read mapping models: errors if the configuration names the path, otherwise warnings.
    private(set) var problems: [Diagnostic] = []
    /// The paths in the configuration; empty if it names none.
    private let paths: [String]
    private let workspace: Workspace

    init(_ paths: [String], in workspace: Workspace) {
        self.paths = paths.map { workspace.path($0) }
        self.workspace = workspace
    }

    /// Whether Core Data finds a mapping model of the project for a step (FormatMigrationFacts §9).
    func cover(_ bundle: VersionedModel, from old: ManagedObjectModel, to new: ManagedObjectModel) -> Bool {
        let mappings = mappings(around: bundle)
        guard !mappings.isEmpty else { return false }
        let versions = [old, new].map(EmbeddedModelComparison.comparableHashes)
        return mappings.contains { mapping in
            guard let source = mapping.source.model, let destination = mapping.destination.model else { return false }
            return MappingFit.pairs(
                of: mapping, source: EmbeddedModelComparison.comparableHashes(of: source),
                destination: EmbeddedModelComparison.comparableHashes(of: destination), among: versions
            ).contains { $0.from == 0 }
        }
    }

    /// Returns the mapping models of the project of a bundle.
    private func mappings(around bundle: VersionedModel) -> [MappingModel] {
        do {
            return mappings(
                below: paths.isEmpty ? try MappingModelSearch.root(of: bundle.path, in: workspace) : nil, bundle)
        } catch {
            problems.append(error.diagnostic)
            return []
        }
    }

    private func mappings(below folder: String?, _ bundle: VersionedModel) -> [MappingModel] {
        if let known = mappingsByFolder[folder ?? ""] { return known }
        let search = MappingModelSearch(folder.map { [$0] } ?? paths, around: bundle.path, in: workspace)
        let readings = search.paths.map { workspace.mappingReader.read($0) }
        // Core Data cannot use a damaged mapping model either. A file that cannot be read may be a mapping model for the step.
        let faults = readings.flatMap(\.diagnostics).filter { $0.severity == .error }
        problems += search.problems
        problems += paths.isEmpty ? faults.map { $0.id == .unreadableFile ? $0 : $0.demoted() } : faults
        let found = readings.compactMap(\.mapping)
        mappingsByFolder[folder ?? ""] = found
        return found
    }
}
