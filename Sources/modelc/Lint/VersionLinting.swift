import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcSchema

/// Looks at what happens between the versions of bundles: reads them and their released state and lock -> differences, inference,
/// hashes -> the rules.
struct VersionLinting {
    /// What came of one bundle.
    struct Outcome {
        /// What the rules found; nil where there is nothing to compare.
        var compared: ComparedVersions?
        /// What they would find if the version of a name said something else: what is left after fixes.
        var comparedWith: ((_ name: String, _ model: ManagedObjectModel) -> ComparedVersions)?
        /// The versions that were read, with their texts.
        var versions: [ModelVersion] = []
        /// The names of the versions that the released state has; nil where there is none.
        var baseVersions: Set<String>?
        /// Why the released state cannot be read.
        var problem: Diagnostic?
        /// What else is to be said.
        var messages: [Diagnostic] = []
    }

    /// The released state; nil where the versions of each bundle are compared with each other only.
    let against: AgainstSource?
    /// The versions that the project says have shipped, by name.
    let released: Set<String>
    /// The tags whose versions have shipped; nil where nobody named any.
    let tags: ReleaseTags?
    private let mappings: ProjectMappings

    /// - Parameter mappingPaths: where mapping models are looked for; the project as a whole where there are none.
    init(against: AgainstSource?, _ released: Setting<LintReleased>?, mappingPaths: [String]) {
        mappings = ProjectMappings(mappingPaths)
        tags = ReleaseTags(released)
        self.released = Set(released?.value.names ?? [])
        guard let against else {
            self.against = nil
            return
        }
        // A tag that is one of the releases needs no --base-is-release.
        self.against = AgainstSource(
            text: against.text, isRelease: against.isRelease || (tags?.include(against.text) ?? false))
    }

    /// What happens between the versions of a bundle.
    ///
    /// - Parameter comparesAll: whether each step between two versions is looked at, and not only the current one's.
    func compare(
        _ bundle: VersionedModel, comparesAll: Bool, _ context: LintContext, _ settings: LintSettings
    ) -> Outcome {
        guard bundle.currentVersion != nil else { return Outcome() }
        let tagged = tags?.state(of: bundle)
        let state = against?.state(of: bundle) ?? tagged ?? AgainstSource.Outcome()
        let shipped = against == nil ? [] : Set((tagged?.base?.versions ?? []).map(\.name))
        var outcome = Outcome(
            problem: state.problem ?? tagged?.problem,
            messages: state.messages + (against == nil ? [] : tagged?.messages ?? []))
        outcome.baseVersions = state.base.map { Set($0.versions.map(\.name)).union(shipped) }
        let lock = LockedState(of: bundle)
        outcome.problem = outcome.problem ?? lock.problem
        guard outcome.problem == nil, state.base != nil || bundle.versions.count > 1 || !lock.names.isEmpty else {
            return outcome
        }
        let (versions, faulty) = read(bundle, all: comparesAll || state.base != nil || !lock.names.isEmpty)
        outcome.versions = versions
        let linted = versions.map { LintedVersion($0, faulty: faulty) }
        let deviations = lock.deviations(in: bundle, versions)
        let compare = { (versions: [LintedVersion]) in
            let subject = VersionLintSubject(
                versions: versions, base: state.base, released: released.union(lock.names).union(shipped),
                lockDeviations: deviations, comparesAll: comparesAll, context: context,
                currentVersionLocation: bundle.currentVersionLocation
            ) { pair($0, $1, of: bundle) }
            return Linter.compare(subject, settings)
        }
        outcome.compared = compare(linted)
        outcome.comparedWith = { compare(linted.replacing($0, by: $1)) }
        return outcome
    }

    /// The versions that are looked at, and what is wrong with them, which the run over each file tells.
    private func read(_ bundle: VersionedModel, all: Bool) -> (versions: [ModelVersion], faulty: [Diagnostic]) {
        guard !all else {
            let reading = ModelReader().read(bundle.path, .all)
            return (reading.model?.versions ?? [], reading.diagnostics.filter { $0.severity == .error })
        }
        guard let current = bundle.currentVersion else { return ([], []) }
        let previous = VersionSeries.previous(of: current.name, among: bundle.versions.map(\.name))
        var versions: [ModelVersion] = []
        var faulty: [Diagnostic] = []
        for name in [previous, current.name].compactMap({ $0 }) {
            let reading = ModelReader().read(bundle.path, .named(name))
            versions += (reading.model?.versions ?? []).filter { $0.name == name }
            faulty += reading.diagnostics.filter { $0.severity == .error }
        }
        return (versions, faulty)
    }

    private func pair(_ older: LintedVersion, _ newer: LintedVersion, of bundle: VersionedModel) -> VersionPair? {
        guard let old = older.model, let new = newer.model else { return nil }
        let difference = ModelDiffer().difference(from: old, to: new)
        // Nothing is migrated from a version to itself, nor where no hash differs.
        let isStep = older.name != newer.name && difference.altersHash
        return VersionPair(
            older, newer, difference, InferenceCheck().infer(from: old, to: new),
            isCovered: isStep && mappings.cover(bundle, from: old, to: new))
    }
}
