import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcGit
import ModelcLint
import ModelcSchema
import ModelcSettings

/// The use case of checking a project's setup: the configuration, the models, generated files, lock files, mapping
/// models, plugins, and git. If one part cannot be read, the others are still checked.
package struct Doctor: WatchedUseCase {
    package typealias Outcome = DoctorOutcome

    private let request: DoctorRequest
    private let workspace: Workspace

    package init(_ request: DoctorRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace.withoutVersionChoice
    }

    /// - Parameter progress: called before each model and each part of the check, with the model's path or the part's
    ///   name.
    package func run(progress: ((String) -> Void)?) -> DoctorOutcome {
        var outcome = DoctorOutcome()
        let loaded = configuration(&outcome)
        let paths = models(loaded?.configuration, &outcome)
        var classes = ProjectClasses(workspace.display)
        outcome.models = paths.compactMap { path in
            progress?(workspace.display.path(path))
            return model(path, loaded?.configuration, &classes, &outcome)
        }
        if isConfigured(loaded), let configuration = loaded?.configuration { unlisted(configuration, &outcome) }
        if loaded != nil, !paths.isEmpty { check(paths, isConfigured: isConfigured(loaded), &outcome, progress) }
        let plugins = PackagePlugins(in: workspace)
        outcome.plugins = plugins.names
        outcome.isPackage = plugins.isPackage
        outcome.add(plugins.diagnostics(workspace.display))
        outcome.repository = repository(&outcome)
        return outcome
    }

    /// Returns the configuration; nil if it has errors.
    private func configuration(_ outcome: inout DoctorOutcome) -> LoadedConfiguration? {
        do throws(RunFailure) {
            let loaded = try LoadedConfiguration(in: workspace)
            outcome.configuration = loaded.configuration.map { workspace.display.path($0.path) }
            enter(RunFailure(loaded.nameProblems, sources: loaded.sources), &outcome)
            return loaded
        } catch {
            enter(error, &outcome)
            outcome.configuration = error.sources.keys.first.map { workspace.display.path($0) }
            return nil
        }
    }

    private func enter(_ failure: RunFailure, _ outcome: inout DoctorOutcome) {
        outcome.add(failure.diagnostics)
        outcome.ledger.enter(failure.diagnostics)
        outcome.sources.merge(failure.sources) { first, _ in first }
    }

    private func isConfigured(_ loaded: LoadedConfiguration?) -> Bool {
        request.models.isEmpty && loaded?.configuration?.models.isEmpty == false
    }

    /// Returns the paths of the models in the request. If it has none, returns the models in the configuration, or
    /// otherwise all models below the working folder.
    private func models(_ configuration: Configuration?, _ outcome: inout DoctorOutcome) -> [String] {
        let configured = request.models.isEmpty ? ChosenModels(in: workspace).configured(configuration) : []
        guard configured.isEmpty else { return configured }
        var paths: [String] = []
        for folder in request.models.isEmpty ? ["."] : request.models {
            let search = ModelSearch(workspace.path(folder))
            outcome.add(search.problems)
            outcome.ledger.enter(search.problems)
            paths += search.models.filter { !paths.contains($0) }
        }
        return paths
    }

    /// Warns about models of the project that the configuration does not list. Commands skip such models.
    private func unlisted(_ configuration: Configuration, _ outcome: inout DoctorOutcome) {
        let listed = Set(ChosenModels(in: workspace).configured(configuration).map(PathText.absolute))
        let found = ModelSearch(workspace.path(".")).models.filter { !listed.contains(PathText.absolute($0)) }
        let file = workspace.display.path(configuration.path)
        outcome.add(
            found.map(workspace.display.path).map { path in
                Diagnostic(
                    .unlistedModel, .warning, "'\(path)' is not in \(file): commands without MODEL skip it",
                    at: SourceLocation(path: path),
                    help: "add it to 'models': '\(ToolCommandName.initialize)' prints the lines")
            })
    }

    private func model(
        _ path: String, _ configuration: Configuration?, _ classes: inout ProjectClasses,
        _ outcome: inout DoctorOutcome
    ) -> DoctorOutcome.Model? {
        let (reading, others) = workspace.reader.readWhole(path)
        outcome.ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        outcome.add(outcome.ledger.failures + reading.diagnostics.filter { $0.severity != .note })
        // Errors in versions that are not current are reported only if they prevent reading the version.
        let unread = others.filter(\.leavesUnread)
        outcome.ledger.enter(unread)
        outcome.add(unread)
        outcome.add(structuralProblems(of: reading))
        guard let model = reading.model else { return nil }
        if let version = reading.selectedVersion { outcome.add(classes.diagnostics(of: version, in: model)) }
        outcome.add(ProjectModelCheck(in: workspace).diagnostics(of: model))
        outcome.sources.merge(ModelSources.texts(of: [model])) { first, _ in first }
        let lock = LockFile(nil, besideModelAt: CheckTargets.bundle(of: model.path)).path
        let settings = EffectiveConfiguration(configuration).models(at: model.path).first?.settings
        return DoctorOutcome.Model(
            path: workspace.display.path(model.path), versionCount: model.versions.count,
            current: model.currentVersion?.name,
            lockFile: ExistingPath.mayExist(lock) ? workspace.display.path(lock) : nil,
            templates: settings?.templates.map { workspace.display.path($0.value.path) })
    }

    /// Returns the errors because of which other commands cannot use the model.
    private func structuralProblems(of reading: ModelReading) -> [Diagnostic] {
        guard let version = reading.selectedVersion, let model = version.model else { return [] }
        return Linter.structuralProblems(in: ResolvedModel(model)).map { $0.diagnostic(locate: version.location) }
    }

    /// Checks files against their expected content: generated files, lock files, and mapping models. The models are not
    /// linted.
    private func check(
        _ paths: [String], isConfigured: Bool, _ outcome: inout DoctorOutcome, _ progress: ((String) -> Void)?
    ) {
        var check = CheckRequest(models: isConfigured ? [] : paths)
        check.only = [CheckPart.generated, .lock, .mappings].map(\.rawValue)
        do {
            let checked = try ProjectCheck(check, in: workspace).run { progress?($0.rawValue) }
            outcome.check = checked
            outcome.ledger.enter(checked.ledger)
            outcome.add(
                checked.messages + checked.parts.flatMap { $0.foundMessages.filter { $0.severity >= checked.shown } })
            outcome.sources.merge(checked.sources) { first, _ in first }
        } catch let failure as RunFailure {
            enter(failure, &outcome)
        } catch {
            // The models and parts are set above, so a usage error can only come from the configuration.
            guard let problem = error as? UsageError else { return }
            let diagnostic = Diagnostic(
                .unusableInput, .error, problem.message, at: outcome.configuration.map { SourceLocation(path: $0) },
                help: "correct the configuration")
            enter(RunFailure([diagnostic]), &outcome)
        }
    }

    private func repository(_ outcome: inout DoctorOutcome) -> DoctorOutcome.Repository? {
        // The search for the git repository starts in the folder of this path.
        let place = workspace.path(outcome.configuration ?? outcome.models.first?.path ?? ".")
        do throws(GitError) {
            let repository = try workspace.repository(containing: place).repository
            let isShallow = try repository.isShallow()
            if isShallow { outcome.add([Doctor.shallow]) }
            return DoctorOutcome.Repository(isShallow: isShallow)
        } catch {
            if case .failed = error { outcome.add([error.diagnostic(workspace.wording)]) }
            return nil
        }
    }

    private static let shallow = Diagnostic(
        .shallowClone, .warning,
        "the clone is shallow: models cannot be compared with commits and tags that it lacks",
        help: "git fetch --unshallow --tags, or fetch-depth: 0 in actions/checkout")
}

extension CheckedPart {
    /// The findings of a part, as diagnostics.
    fileprivate var foundMessages: [Diagnostic] {
        guard case .mappings(let outcome) = content else { return diagnostics }
        return outcome.checked.flatMap { one in
            one.findings.map { finding in
                Diagnostic(
                    finding.code.id, finding.level, finding.message,
                    at: SourceLocation(path: one.reading.filePath, position: finding.position),
                    modelPath: finding.modelPath.isEmpty ? nil : finding.modelPath, help: finding.help)
            }
        }
    }
}

extension DiagnosticID {
    static let shallowClone = DiagnosticID("shallow-clone")
    static let unlistedModel = DiagnosticID("unlisted-model")
}
