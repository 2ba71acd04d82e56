import ModelcDiagnostics
import ModelcLint
import ModelcSchema

/// Runs all rules on one bundle: compares its versions, checks each requested version, and checks the bundle itself.
struct BundleCheck {
    private let read: ReadModel
    private let plan: LintPlan
    /// The errors from reading the requested versions and the files of the bundle itself, such as the file that names
    /// the current version.
    private let problems: [Diagnostic]

    init(_ read: ReadModel, _ plan: LintPlan) {
        self.read = read
        problems = read.problems
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
    /// `problems`.
    func lint(_ version: ModelVersion, as model: ManagedObjectModel, _ problems: [Diagnostic]) -> LintResult {
        var changed = version
        changed.content = .model(model)
        let compared = compare(read.base.comparison?.holding(model, in: version.name)).compared
        return Linter.suppress(Linter.complete(check(changed, problems, settings(of: version), compared)))
    }

    private func compare(_ comparison: BundleComparison?) -> (compared: ComparedVersions?, problems: [Diagnostic]) {
        var context = plan.context(of: model)
        context.releasedSwiftSource = read.base.state?.bundle?.model.swiftData
        return comparison?.findings(context, plan.settings, plan.mappings) ?? (nil, [])
    }

    private func requested(_ compared: ComparedVersions?) -> [LintedFile<CheckedFile>] {
        read.whole.reading.selectedVersions.compactMap { name in
            guard let version = model.versions.first(where: { $0.name == name }) else { return nil }
            return LintedFile(
                version: version,
                content: check(version, problems.filter(version.isPlace), settings(of: version), compared),
                earlier: earlier(version))
        }
    }

    /// The versions that were not requested but cannot be read.
    private var unreadable: [LintedFile<CheckedFile>] {
        read.whole.unreadableVersions.map { version in
            LintedFile(
                version: version,
                content: check(version, read.whole.otherProblems.filter(version.isPlace), plan.frozen, nil))
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

    /// Returns the results for the bundle itself, including the errors that do not belong to a requested version.
    private func own(_ compared: ComparedVersions?) -> LintedFile<CheckedFile> {
        var context = plan.context(of: model)
        let state = read.base.state?.bundle
        let earlier = state.map { state in
            let problems = BundleCheck.problems(state.reading.diagnostics, outside: state.model.versions)
            return LintedFile.Earlier.other(Linter.check(problems: problems, context, plan.settings))
        }
        context.versionFindings = compared?[.bundle]
        let names = Set(read.whole.reading.selectedVersions)
        let ownProblems = BundleCheck.problems(problems, outside: model.versions.filter { names.contains($0.name) })
        return LintedFile(
            version: nil, content: Linter.check(problems: ownProblems, context, plan.settings),
            earlier: earlier ?? .missing
        )
    }

    private static func problems(_ problems: [Diagnostic], outside versions: [ModelVersion]) -> [Diagnostic] {
        problems.filter { problem in !versions.contains { $0.isPlace(of: problem) } }
    }

    /// Returns the results for the same version in the state given with `--against`. If that state does not contain the
    /// version, the version that was current in it is used.
    private func earlier(_ version: ModelVersion) -> LintedFile<CheckedFile>.Earlier {
        guard let base = read.base.state?.base, let state = read.base.state?.bundle else { return .missing }
        if base.unchanged.contains(version.name) { return .unchanged }
        let older = state.model.versions.first { $0.name == version.name } ?? state.model.currentVersion
        guard let older else { return .missing }
        let problems = (state.reading.diagnostics + state.otherProblems).filter(older.isPlace)
        return .other(check(older, problems, settings(of: version), nil))
    }

    private func settings(of version: ModelVersion) -> LintSettings {
        read.isWhole && !version.isCurrent ? plan.frozen : plan.settings
    }

    private func check(
        _ version: ModelVersion, _ problems: [Diagnostic], _ settings: LintSettings, _ compared: ComparedVersions?
    ) -> CheckedFile {
        var context = plan.context(of: model, version)
        context.versionFindings = compared?[.version(version.name)]
        guard let model = version.model else {
            return Linter.check(problems: problems.filter { $0.severity == .error }, context, settings)
        }
        return Linter.check(LintSubject(ResolvedModel(model)), context, settings, problems: problems)
    }
}
