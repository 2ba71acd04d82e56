import ModelcDiagnostics
import ModelcLint
import ModelcSchema

/// Checks one bundle with all rules: compares its versions, checks each requested version, and checks the bundle
/// itself.
struct BundleCheck {
    private let read: ReadModel
    private let plan: LintPlan
    /// The errors from reading the requested versions and the bundle's own files.
    private let faults: [Diagnostic]

    init(_ read: ReadModel, _ plan: LintPlan) {
        self.read = read
        faults = read.faults
        self.plan = plan.beside(read.others)
    }

    private var model: VersionedModel { read.whole.model }

    func checked() -> LintedBundle<CheckedFile> {
        let (compared, problems) = compare(read.base.comparison)
        let requested = requested(compared)
        let unreadable = unreadable
        let known = (requested + unreadable).map(\.version?.name)
        let released = read.selection == .current ? released(besides: Set(known), compared) : []
        let order = model.versions.map(\.name)
        let versions = (requested + unreadable + released).sorted {
            (order.firstIndex(of: $0.version?.name ?? "") ?? 0) < (order.firstIndex(of: $1.version?.name ?? "") ?? 0)
        }
        return LintedBundle(
            read: read, own: own(compared), versions: versions, unreadable: read.unreadable, messages: read.messages,
            mappingProblems: problems)
    }

    /// Lints a version with other content: as if its file contained `model`, and as if reading the file had produced
    /// `faults`.
    func lint(_ version: ModelVersion, as model: ManagedObjectModel, _ faults: [Diagnostic]) -> LintResult {
        var changed = version
        changed.content = .model(model)
        let compared = compare(read.base.comparison?.holding(model, in: version.name)).compared
        return Linter.suppress(Linter.complete(check(changed, faults, settings(of: version), compared)))
    }

    private func compare(_ comparison: BundleComparison?) -> (compared: ComparedVersions?, problems: [Diagnostic]) {
        comparison?.findings(plan.context(of: model), plan.settings, plan.mappings) ?? (nil, [])
    }

    private func requested(_ compared: ComparedVersions?) -> [LintedFile<CheckedFile>] {
        read.whole.reading.selectedVersions.compactMap { name in
            guard let version = model.versions.first(where: { $0.name == name }) else { return nil }
            return LintedFile(
                version: version,
                content: check(version, faults.filter(version.isPlace), settings(of: version), compared),
                earlier: earlier(version))
        }
    }

    /// The versions that were not requested but cannot be read.
    private var unreadable: [LintedFile<CheckedFile>] {
        read.whole.unreadableVersions.map { version in
            LintedFile(
                version: version,
                content: check(version, read.whole.otherFaults.filter(version.isPlace), plan.frozen, nil))
        }
    }

    /// Returns the versions that were not requested but have findings from the comparison, such as a released version
    /// that was changed. Only findings of the category `migration` are reported for these versions.
    private func released(
        besides known: Set<String?>, _ compared: ComparedVersions?
    ) -> [LintedFile<CheckedFile>] {
        let names = Set(read.base.comparison?.versions.map(\.name) ?? []).subtracting(known.compactMap { $0 })
        return model.versions.filter { names.contains($0.name) }.compactMap { version in
            guard let compared, !compared[.version(version.name)].findings.isEmpty else { return nil }
            var file = check(version, [], plan.frozen, compared)
            file.reported = .migration
            return LintedFile(version: version, content: file)
        }
    }

    /// Returns the bundle itself, with the errors that do not belong to a requested version.
    private func own(_ compared: ComparedVersions?) -> LintedFile<CheckedFile> {
        var context = plan.context(of: model)
        let state = read.base.state?.bundle
        let earlier = state.map { state in
            let faults = BundleCheck.faults(state.reading.diagnostics, outside: state.model.versions)
            return LintedFile.Earlier.other(Linter.check(faults: faults, context, plan.settings))
        }
        context.versionFindings = compared?[.bundle]
        let names = Set(read.whole.reading.selectedVersions)
        let ownFaults = BundleCheck.faults(faults, outside: model.versions.filter { names.contains($0.name) })
        return LintedFile(
            version: nil, content: Linter.check(faults: ownFaults, context, plan.settings), earlier: earlier ?? .missing
        )
    }

    private static func faults(_ faults: [Diagnostic], outside versions: [ModelVersion]) -> [Diagnostic] {
        faults.filter { fault in !versions.contains { $0.isPlace(of: fault) } }
    }

    /// Returns the same version in the state given with `--against`. For a new version, returns the version that was
    /// current in that state.
    private func earlier(_ version: ModelVersion) -> LintedFile<CheckedFile>.Earlier {
        guard let base = read.base.state?.base, let state = read.base.state?.bundle else { return .missing }
        if base.unchanged.contains(version.name) { return .unchanged }
        let older = state.model.versions.first { $0.name == version.name } ?? state.model.currentVersion
        guard let older else { return .missing }
        let faults = (state.reading.diagnostics + state.otherFaults).filter(older.isPlace)
        return .other(check(older, faults, settings(of: version), nil))
    }

    private func settings(of version: ModelVersion) -> LintSettings {
        read.isWhole && !version.isCurrent ? plan.frozen : plan.settings
    }

    private func check(
        _ version: ModelVersion, _ faults: [Diagnostic], _ settings: LintSettings, _ compared: ComparedVersions?
    ) -> CheckedFile {
        var context = plan.context(of: model, version)
        context.versionFindings = compared?[.version(version.name)]
        guard let model = version.model else {
            return Linter.check(faults: faults.filter { $0.severity == .error }, context, settings)
        }
        return Linter.check(LintSubject(ResolvedModel(model)), context, settings, faults: faults)
    }
}
