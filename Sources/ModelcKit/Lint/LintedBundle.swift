import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// One bundle of a run: what was read of it, and what lint says.
struct LintedBundle {
    /// A version with what was found in it.
    struct Version {
        var version: ModelVersion
        var result: LintResult
        /// What the state that was named with `--against` has, too.
        var inBase = Baseline([])
    }

    /// The bundle; if there is none, a name for what is at the path.
    var model: VersionedModel
    var versions: [Version] = []
    /// The versions that nothing is wrong with, whether or not they were requested.
    let faultlessVersions: [ModelVersion]
    /// The versions that the released state has; nil if there is none to compare with.
    var baseVersions: Set<String>?
    /// What the rules between versions find if the version of a name says something else.
    private var comparedWith: ((String, ManagedObjectModel) -> ComparedVersions)?
    /// What is wrong with the bundle around the versions.
    var result: LintResult
    /// What is wrong with it in the state that was named with `--against`, too.
    private(set) var inBase = Baseline([])
    /// What could not be read, so that nothing can be said of it.
    var unreadable: [Diagnostic] = []
    /// What has no place among the findings: the path leads to no model, or has not the version.
    var messages: [Diagnostic] = []

    /// Reads a model and lints what was requested.
    ///
    /// - Parameter known: versions that were read before, which are not read again where their files are the same.
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

    /// What lint says of a version if its file holds a model, in the reading of which faults were met.
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

    /// Adds the versions that were not requested, but that were released and have changed.
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

    /// Adds the versions that were not requested, but that cannot be read.
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

    /// Whether there is a bundle, be it one that cannot be read.
    var isThere: Bool { !unreadable.contains { $0.id == .noSuchPath || $0.id == .notAModel } }

    /// The rules that looked at it.
    var rulesRun: [RuleDescription] { result.rulesRun + versions.flatMap(\.result.rulesRun) }

    /// Whether the user named something that is not there.
    private static func isAboutThePath(_ fault: Diagnostic) -> Bool {
        [.noSuchPath, .notAModel, .unknownVersion].contains(fault.id)
    }
}

extension LintedVersion {
    /// A version that was read, with its hashes.
    ///
    /// - Parameter faulty: what is wrong with the versions: one that was not understood is not compared.
    init(_ version: ModelVersion, faulty: [Diagnostic]) {
        let isFaulty = faulty.contains { [version.filePath, version.path].contains($0.location?.path ?? "") }
        let model = isFaulty ? nil : version.model
        self.init(
            name: version.name, isCurrent: version.isCurrent, model: model,
            hashes: model.map { VersionHasher.hashes(of: ResolvedModel($0)) })
    }

    /// The version as if its file held another model.
    fileprivate func holding(_ model: ManagedObjectModel) -> LintedVersion {
        LintedVersion(
            name: name, isCurrent: isCurrent, model: model, hashes: VersionHasher.hashes(of: ResolvedModel(model)))
    }
}

extension [LintedVersion] {
    /// The versions, of which one holds another model.
    func replacing(_ name: String, by model: ManagedObjectModel) -> [LintedVersion] {
        map { $0.name == name ? $0.holding(model) : $0 }
    }
}

/// What lint finds in the state that a bundle is compared with: the change did not bring it.
struct BaseFindings {
    private let base: ReleasedBase
    private let state: WholeBundle
    private let bundle: VersionedModel
    private let plan: LintPlan

    /// - Returns: nil where there is no such state.
    init?(_ outcome: AgainstSource.Outcome, of bundle: VersionedModel, _ plan: LintPlan) {
        guard let base = outcome.base, let state = outcome.bundle else { return nil }
        self.base = base
        self.state = state
        self.bundle = bundle
        self.plan = plan
    }

    /// What was found in a version as it was; a new version is compared with the one that was current.
    ///
    /// - Parameter result: what is found in the version now: the same, where its file is the same.
    func baseline(of version: ModelVersion, _ result: LintResult, _ settings: LintSettings) -> Baseline {
        if base.unchanged.contains(version.name) { return keys(result) }
        let older = state.model.versions.first { $0.name == version.name } ?? state.model.currentVersion
        guard let older else { return Baseline([]) }
        let faults = (state.reading.diagnostics + state.otherFaults).filter(older.isPlace)
        return keys(LintedBundle.lint(older, faults, plan.context(of: bundle, older), settings, nil))
    }

    /// What was wrong with the bundle around the versions.
    var bundleBaseline: Baseline {
        let faults = state.reading.diagnostics.filter { fault in
            !state.model.versions.contains { $0.isPlace(of: fault) }
        }
        return keys(Linter.lint(faults: faults, plan.context(of: bundle), plan.settings))
    }

    /// What lies between versions, or between a version and source code, is not a matter of one file.
    private func keys(_ result: LintResult) -> Baseline {
        Baseline(
            (result.findings + result.suppressed).filter { found in
                found.rule.category != .migration && !found.rule.needsSources
            }.map { FindingKey($0.finding, bundle: "") })
    }
}
