import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// One bundle of a run: what was read of it, and what lint says.
struct LintedBundle {
    /// A version with what was found in it.
    struct Version {
        var version: ModelVersion
        var result: LintResult
    }

    /// The bundle; where there is none, a name for what stands at the path.
    var model: VersionedModel
    var versions: [Version] = []
    /// The versions that the released state has; nil where there is none to compare with.
    var baseVersions: Set<String>?
    /// What the rules between versions find if the version of a name says something else.
    private var comparedWith: ((String, ManagedObjectModel) -> ComparedVersions)?
    /// What is wrong with the bundle around the versions.
    var result: LintResult
    /// What could not be read, so that nothing can be said of it.
    var unreadable: [Diagnostic] = []
    /// What has no place among the findings: the path leads to no model, or has not the version.
    var messages: [Diagnostic] = []

    /// Reads a model and lints what was asked for.
    init(path: String, _ selection: VersionSelection, _ plan: LintPlan, isWhole: Bool) {
        let reading = ModelReader().read(path, selection)
        model = reading.model ?? VersionedModel(name: "", fileName: path, path: path, versions: [])
        var faults = reading.diagnostics
        messages = faults.filter { LintedBundle.isAboutThePath($0) }
        unreadable = faults.filter { LintedBundle.stopsReading($0) }
        faults.removeAll { LintedBundle.isAboutThePath($0) }
        let compared = plan.versions.compare(
            model, comparesAll: isWhole, plan.context(of: model), plan.settings)
        messages += compared.messages
        baseVersions = compared.baseVersions
        comparedWith = compared.comparedWith
        if let problem = compared.problem {
            unreadable.append(problem)
            messages.append(problem)
        }
        for name in reading.selectedVersions {
            guard let version = model.versions.first(where: { $0.name == name }) else { continue }
            let isOfVersion = { (fault: Diagnostic) in
                [version.filePath, version.path].contains(fault.location?.path ?? "")
            }
            let settings = isWhole && !version.isCurrent ? plan.frozen : plan.settings
            let result = LintedBundle.lint(
                version, faults.filter(isOfVersion), plan.context(of: model, version), settings,
                compared.compared?[.version(name)])
            versions.append(Version(version: version, result: result))
            faults.removeAll(where: isOfVersion)
        }
        var context = plan.context(of: model)
        context.versionFindings = compared.compared?[.bundle]
        result = Linter.lint(faults: faults, context, plan.settings)
        if selection == .current { addReleased(compared, plan) }
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

    private static func lint(
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

    /// Adds the versions that nobody asked for, but that were released and have changed.
    private mutating func addReleased(_ outcome: VersionLinting.Outcome, _ plan: LintPlan) {
        let known = Set(versions.map(\.version.name))
        for version in outcome.versions where !known.contains(version.name) {
            guard let found = outcome.compared?[.version(version.name)], !found.findings.isEmpty else { continue }
            var result = LintedBundle.lint(version, [], plan.context(of: model, version), plan.frozen, found)
            let isAboutVersions = { (reported: ModelcLint.ReportedFinding) in reported.rule.category == .migration }
            result.findings = result.findings.filter(isAboutVersions)
            result.suppressed = result.suppressed.filter(isAboutVersions)
            versions.append(Version(version: version, result: result))
        }
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

    private static func stopsReading(_ fault: Diagnostic) -> Bool {
        fault.severity == .error
            && [
                .noSuchPath, .notAModel, .unknownVersion, .unreadableFile, .unreadableModel,
            ].contains(fault.id)
    }
}
