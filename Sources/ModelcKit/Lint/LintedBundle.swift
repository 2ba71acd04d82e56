import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// A bundle of a run, with its lint findings.
struct LintedBundle {
    /// A version with its findings.
    struct Version {
        var version: ModelVersion
        var result: LintResult
        /// The findings that the state named with `--against` has as well.
        var inBase = Baseline([])
    }

    /// The bundle; if there is none, a placeholder with a name for the path.
    var model: VersionedModel
    var versions: [Version] = []
    /// The versions without errors, whether or not they were requested.
    let faultlessVersions: [ModelVersion]
    /// The versions of the released state; nil if there is none to compare with.
    var baseVersions: Set<String>?
    /// Compares the versions as if the named version contained another model.
    private var comparedWith: ((String, ManagedObjectModel) -> ComparedVersions)?
    /// The findings about the bundle itself, outside its versions.
    var result: LintResult
    /// The findings about the bundle that the state named with `--against` has as well.
    private(set) var inBase = Baseline([])
    /// Failures to read something, which therefore could not be linted.
    var unreadable: [Diagnostic] = []
    /// Messages that cannot be findings: the path is not a model, or the model does not have the version.
    var messages: [Diagnostic] = []

    /// Reads a model and lints the requested versions.
    ///
    /// - Parameter known: versions that were read before and are not read again if their files are unchanged.
    init(path: String, _ selection: VersionSelection, _ plan: LintPlan, isWhole: Bool, known: [ModelVersion] = []) {
        let whole = WholeBundle(path, selection, by: plan.workspace.reader, known: known)
        model = whole.model
        faultlessVersions = whole.faultlessVersions
        var faults = whole.reading.diagnostics
        messages = faults.filter { LintedBundle.isAboutThePath($0) }
        unreadable = (faults + whole.otherFaults).filter(\.stopsReading)
        faults.removeAll { LintedBundle.isAboutThePath($0) }
        let compared = plan.versions.compare(
            whole, comparesAll: isWhole, plan.context(of: model), plan.settings)
        messages += compared.messages
        baseVersions = compared.baseVersions
        comparedWith = compared.comparedWith
        if let problem = compared.problem {
            unreadable.append(problem)
            messages.append(problem)
        }
        let state = compared.state.flatMap { BaseFindings($0, of: whole.model, plan) }
        for name in whole.reading.selectedVersions {
            guard let version = model.versions.first(where: { $0.name == name }) else { continue }
            let settings = isWhole && !version.isCurrent ? plan.frozen : plan.settings
            let result = LintedBundle.lint(
                version, faults.filter(version.isPlace), plan.context(of: model, version), settings,
                compared.compared?[.version(name)])
            let known = state?.baseline(of: version, result, settings) ?? Baseline([])
            versions.append(Version(version: version, result: result, inBase: known))
            faults.removeAll(where: version.isPlace)
        }
        var context = plan.context(of: model)
        context.versionFindings = compared.compared?[.bundle]
        result = Linter.lint(faults: faults, context, plan.settings)
        inBase = state?.bundleBaseline ?? Baseline([])
        addUnreadable(whole, plan)
        if selection == .current { addReleased(compared, plan) }
        sortVersions()
    }

    /// Lints a version as if its file contained the given model and reading it had the given errors.
    func lint(
        _ version: ModelVersion, as model: ManagedObjectModel, _ faults: [Diagnostic], _ plan: LintPlan,
        _ settings: LintSettings
    ) -> LintResult {
        var version = version
        version.content = .model(model)
        return LintedBundle.lint(
            version, faults, plan.context(of: self.model, version), settings,
            comparedWith?(version.name, model)[.version(version.name)])
    }

    static func lint(
        _ version: ModelVersion, _ faults: [Diagnostic], _ context: LintContext, _ settings: LintSettings,
        _ compared: VersionFindings?
    ) -> LintResult {
        var context = context
        context.versionFindings = compared
        guard let model = version.model else {
            return Linter.lint(faults: faults.filter { $0.severity == .error }, context, settings)
        }
        return Linter.lint(ResolvedModel(model), context, settings, faults: faults)
    }

    /// Adds versions that were not requested, but that were released and have changed.
    private mutating func addReleased(_ outcome: VersionLinting.Outcome, _ plan: LintPlan) {
        let known = Set(versions.map(\.version.name))
        for version in outcome.versions where !known.contains(version.name) {
            guard let found = outcome.compared?[.version(version.name)], !found.findings.isEmpty else { continue }
            var result = LintedBundle.lint(version, [], plan.context(of: model, version), plan.frozen, found)
            let isAboutVersions = { (judged: JudgedFinding) in judged.rule.category == .migration }
            result.findings = result.findings.filter(isAboutVersions)
            result.suppressed = result.suppressed.filter(isAboutVersions)
            versions.append(Version(version: version, result: result))
        }
    }

    /// Adds versions that were not requested, but that cannot be read.
    private mutating func addUnreadable(_ whole: WholeBundle, _ plan: LintPlan) {
        for version in whole.unreadableVersions {
            let result = LintedBundle.lint(
                version, whole.otherFaults.filter(version.isPlace), plan.context(of: model, version), plan.frozen, nil)
            versions.append(Version(version: version, result: result))
        }
    }

    private mutating func sortVersions() {
        let order = model.versions.map(\.name)
        versions.sort { (order.firstIndex(of: $0.version.name) ?? 0) < (order.firstIndex(of: $1.version.name) ?? 0) }
    }

    /// Whether the bundle exists, even if it cannot be read.
    var isThere: Bool { !unreadable.contains { $0.id == .noSuchPath || $0.id == .notAModel } }

    /// The rules that checked the bundle.
    var rulesRun: [RuleDescription] { result.rulesRun + versions.flatMap(\.result.rulesRun) }

    /// Whether an error is about something that the user named and that does not exist.
    private static func isAboutThePath(_ fault: Diagnostic) -> Bool {
        [.noSuchPath, .notAModel, .unknownVersion].contains(fault.id)
    }
}

extension LintedVersion {
    /// Creates a version with its hashes.
    ///
    /// - Parameter faulty: the errors in the versions. A version with errors is not compared.
    init(_ version: ModelVersion, faulty: [Diagnostic]) {
        let isFaulty = faulty.contains { [version.filePath, version.path].contains($0.location?.path ?? "") }
        let model = isFaulty ? nil : version.model
        self.init(
            name: version.name, isCurrent: version.isCurrent, model: model,
            hashes: model.map { VersionHasher.hashes(of: ResolvedModel($0)) })
    }

    /// Returns the version as if its file contained another model.
    fileprivate func holding(_ model: ManagedObjectModel) -> LintedVersion {
        LintedVersion(
            name: name, isCurrent: isCurrent, model: model, hashes: VersionHasher.hashes(of: ResolvedModel(model)))
    }
}

extension [LintedVersion] {
    /// Returns the versions, with the model of one of them replaced.
    func replacing(_ name: String, by model: ManagedObjectModel) -> [LintedVersion] {
        map { $0.name == name ? $0.holding(model) : $0 }
    }
}

/// The lint findings of the state that a bundle is compared with, which the change did not introduce.
struct BaseFindings {
    private let base: ReleasedBase
    private let state: WholeBundle
    private let bundle: VersionedModel
    private let plan: LintPlan

    /// - Returns: nil if there is no such state.
    init?(_ outcome: AgainstSource.Outcome, of bundle: VersionedModel, _ plan: LintPlan) {
        guard let base = outcome.base, let state = outcome.bundle else { return nil }
        self.base = base
        self.state = state
        self.bundle = bundle
        self.plan = plan
    }

    /// Returns the earlier findings of a version. A new version is compared with the version that was current.
    ///
    /// - Parameter result: the present findings of the version, which are used if its file is unchanged.
    func baseline(of version: ModelVersion, _ result: LintResult, _ settings: LintSettings) -> Baseline {
        if base.unchanged.contains(version.name) { return keys(result) }
        let older = state.model.versions.first { $0.name == version.name } ?? state.model.currentVersion
        guard let older else { return Baseline([]) }
        let faults = (state.reading.diagnostics + state.otherFaults).filter(older.isPlace)
        return keys(LintedBundle.lint(older, faults, plan.context(of: bundle, older), settings, nil))
    }

    /// The earlier findings about the bundle itself, outside its versions.
    var bundleBaseline: Baseline {
        let faults = state.reading.diagnostics.filter { fault in
            !state.model.versions.contains { $0.isPlace(of: fault) }
        }
        return keys(Linter.lint(faults: faults, plan.context(of: bundle), plan.settings))
    }

    /// Returns the keys of findings about one file, without those between versions or between a version and source code.
    private func keys(_ result: LintResult) -> Baseline {
        Baseline(
            (result.findings + result.suppressed).filter { found in
                found.rule.category != .migration && !found.rule.needsSources
            }.map { FindingKey($0.finding, bundle: "") })
    }
}
