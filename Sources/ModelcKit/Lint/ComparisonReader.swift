import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings

/// Reads the data that the versions of a bundle are compared with: an older state (given with `--against`, or that of
/// the release tags) and the lock file.
struct ComparisonReader {
    /// The older state (given with `--against`, or that of the release tags) and the lock file of one bundle.
    struct Outcome {
        /// The input of the comparison; nil if there is nothing to compare.
        var comparison: BundleComparison?
        /// The state given with `--against`. Findings that this state also has are not reported. Nil if all findings
        /// are reported.
        var state: AgainstSource.Outcome?
        /// The names of the versions in the older state that the bundle is compared with, and in the release tags; nil
        /// if there is no older state.
        var baseVersions: Set<String>?
        /// The error that prevented reading the older state or the lock file; nil if there is none.
        var problem: Diagnostic?
        /// Messages that do not fail the run.
        var messages: [Diagnostic] = []
    }

    /// The state given with `--against`; nil if there is none.
    let against: AgainstSource?
    /// The names of the versions that the configuration lists as released.
    let released: Set<String>
    /// The patterns of git tags whose versions have shipped; nil if the configuration has none.
    private let tags: ReleaseTags?
    /// Whether to also report findings that the older state (given with `--against`) already has.
    private let tellsAll: Bool
    private let workspace: Workspace

    init(
        against: AgainstSource?, _ released: Setting<LintReleased>?, tellsAll: Bool, in workspace: Workspace
    ) {
        self.workspace = workspace
        self.tellsAll = tellsAll
        tags = ReleaseTags(released, in: workspace)
        self.released = Set(released?.value.names ?? [])
        guard let against else {
            self.against = nil
            return
        }
        // If `--against` names a tag that matches the configured release tags, `--base-is-release` is not needed.
        self.against = AgainstSource(
            text: against.text, isRelease: against.isRelease || (tags?.include(against.text) ?? false),
            workspace: workspace)
    }

    /// - Parameter comparesAll: whether to check every step between two versions. If false, only the step to the
    ///   current version is checked.
    func read(_ whole: WholeBundle, comparesAll: Bool) -> Outcome {
        let bundle = whole.model
        guard let current = bundle.currentVersion else { return Outcome() }
        let tagged = tags?.state(of: whole)
        var state = against?.state(of: whole) ?? tagged ?? AgainstSource.Outcome()
        if let released = state.base?.versions { state.base?.history = history(of: released, in: bundle) }
        let shipped = against == nil ? [] : Set((tagged?.base?.versions ?? []).map(\.name))
        var outcome = outcome(state, tagged, shipped: shipped)
        let lock = LockedState(of: bundle)
        outcome.problem = outcome.problem ?? lock.problem
        // If there is no older state to compare with, the versions are still compared with each other and with the lock
        // file.
        let isCompared =
            state.base != nil || bundle.versions.count > 1 || !lock.names.isEmpty || bundle.swiftData != nil
        guard lock.problem == nil, isCompared else {
            return outcome
        }
        let previous = PrecedingVersion(of: bundle, in: workspace).name(before: current.name)
        if previous == nil, let unknown = unknownOrder(bundle, current) { outcome.messages.append(unknown) }
        let versions = compared(
            bundle, [previous, current.name],
            all: comparesAll || state.base != nil || !lock.names.isEmpty || bundle.swiftData != nil)
        let errors = whole.versionErrors
        let linted = versions.map { LintedVersion($0, faulty: errors) }
        outcome.comparison = BundleComparison(
            bundle: bundle, versions: linted, base: state.base, released: released.union(lock.names).union(shipped),
            deviations: deviations(from: lock, in: bundle, versions, linted),
            acceptedReasons: lock.acceptedReasons, comparesAll: comparesAll,
            tellsChange: against != nil && state.problem == nil && !tellsAll, previousOfCurrent: previous)
        return outcome
    }

    /// Returns the outcome without a comparison: only the error, the messages, and the state given with `--against`.
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

    /// Returns the differences between the versions and the lock file. Versions that cannot be read are left out.
    private func deviations(
        from lock: LockedState, in bundle: VersionedModel, _ versions: [ModelVersion], _ linted: [LintedVersion]
    ) -> [LockDeviation] {
        let readable = Set(linted.filter { $0.model != nil }.map(\.name))
        return lock.deviations(in: bundle, versions, workspace.wording).filter {
            $0.isMissing || readable.contains($0.version)
        }
    }

    /// Returns the names of the released versions in the order in which git history added them; empty if the order is
    /// unknown.
    private func history(of released: [LintedVersion], in bundle: VersionedModel) -> [String] {
        let known = Set(bundle.versions.map(\.name))
        let names = released.map(\.name).filter(known.contains)
        let order = ShippingOrder(of: bundle, names, current: nil, in: workspace)
        return order.source == .history ? order.names : []
    }

    /// Returns the versions of a bundle to compare: all versions if `all` is true, otherwise only the versions with the
    /// given names.
    private func compared(_ bundle: VersionedModel, _ names: [String?], all: Bool) -> [ModelVersion] {
        all ? bundle.versions : bundle.versions.filter { names.contains($0.name) }
    }

    /// Returns a note that changes to the current version are not checked because the version before it is unknown. Nil
    /// if they are checked.
    private func unknownOrder(_ bundle: VersionedModel, _ current: ModelVersion) -> Diagnostic? {
        guard VersionNameSeries.count(bundle.versions.map(\.name)) > 1, against == nil else { return nil }
        return Diagnostic(
            .uncertainVersionOrder, .note,
            "the changes to '\(current.name)' are not checked: its name does not tell which version came before it",
            at: SourceLocation(path: bundle.path),
            help: "set the order in .modelc.yml: 'plan: { order: [V1, V2, V3] }', or lock shipped versions")
    }

    /// Returns a note with the number of findings that are not reported because the state given with `--against` also
    /// has them.
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
