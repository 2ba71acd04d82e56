import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// A run for one or several models. All models are generated and planned before the first file is written. If any model
/// has an error, nothing is written, except that parts of a model with errors can be omitted.
struct GenerationRun {
    let models: [EffectiveModel]
    /// All models of the configuration, including `models`.
    let configured: [EffectiveModel]
    /// The errors in the settings: one list for each element of `models`.
    let problems: [[SettingProblem]]
    let selection: VersionSelection
    let action: GenerationAction
    /// Whether the run includes every model that the settings for all models apply to.
    let coversAllModels: Bool
    private let workspace: Workspace

    init(
        models: [EffectiveModel], configured: [EffectiveModel], problems: [[SettingProblem]],
        selection: VersionSelection,
        action: GenerationAction, coversAllModels: Bool, in workspace: Workspace
    ) {
        self.models = SharedSupport.applied(to: models, of: models, among: configured)
        self.configured = SharedSupport.applied(to: configured, of: models, among: configured)
        self.problems = problems
        self.selection = selection
        self.action = action
        self.coversAllModels = coversAllModels
        self.workspace = workspace
    }

    /// Runs the requested action.
    func run(_ report: inout GenerationReport) -> RunResult {
        let generations = zip(models, problems).map { ModelGeneration($0, selection, $1, workspace) }
        for generation in generations { report.add(generation) }
        var ledger = RunLedger()
        for generation in generations { ledger.enter(generation.ledger) }
        let common = commonEntityProblems(generations) + unusedInitialValues(generations)
        ledger.enter(common)
        report.diagnostics += common
        if report.hasErrors { return ledger.result(hasFindings: true) }
        do throws(FileWritingError) {
            var check = FileCollisionCheck()
            for generation in generations {
                let planned = try generation.writer(action).plan(generation.files)
                report.files += check.kept(HeldBackFiles(generation).held(planned), of: generation.path)
            }
            report.diagnostics += check.diagnostics + check.folderProblems
            if !action.replacesForeignFiles {
                let earlier = EarlierModels(models: models, generations: generations, workspace: workspace)
                report.diagnostics += earlier.diagnostics(besides: report.files)
            }
            if report.hasErrors { return .findings }
            adopt(generations, &report)
            report.orphans = try orphans(of: generations, besides: report.files)
            report.diagnostics += classesDeclaredTwice(generations, report.files).filter { !isAdopted($0, report) }
            report.diagnostics += humanFilesWithoutBase(generations, report)
            report.diagnostics += HumanClassAccess(workspace: workspace).diagnostics(of: report.files)
            return try deliver(&report)
        } catch {
            ledger.enter(error.diagnostic)
            report.diagnostics.append(error.diagnostic)
            return ledger.result(hasFindings: false)
        }
    }

    private func deliver(_ report: inout GenerationReport) throws(FileWritingError) -> RunResult {
        let result = report.isPartial ? RunResult.findings : .done
        if action.isCheck { return result == .done && report.drift.isThere ? .findings : result }
        report.diagnostics += report.files.filter { $0.action == .refuse }.map { $0.refusal(workspace.wording) }
        report.diagnostics +=
            action.removesOrphans ? [] : report.orphans.map { orphanWarning($0, besides: report.files) }
        if report.hasErrors { return .findings }
        if action.isRehearsal { return result }
        // Removes temporary files that earlier runs left because they were killed, even if there is nothing to write.
        UnfinishedFiles.remove(in: outputFolders)
        try FileWriter.write(report.files)
        if action.removesOrphans { try FileWriter.remove(report.orphans) }
        if let adoption = report.adoption { try FileWriter.remove(adoption.removedPaths) }
        return result
    }

    private func adopt(_ generations: [ModelGeneration], _ report: inout GenerationReport) {
        guard action.adopts else { return }
        var sources = ListedSources()
        let files = AdoptedFiles(generations: generations, workspace: workspace)
        report.adoption = files.adoption(besides: report.files, &sources)
    }

    /// Whether a diagnostic is about a file that is removed, because its classes were taken over.
    private func isAdopted(_ diagnostic: Diagnostic, _ report: GenerationReport) -> Bool {
        guard let path = diagnostic.location?.path, let adoption = report.adoption else { return false }
        return adoption.removed.contains(path)
    }

    private var outputFolders: [String] {
        models.flatMap { [$0.settings.output?.value.path, $0.settings.humanOutput?.value.path].compactMap { $0 } }
    }

    /// Returns errors for entities in the settings for all models: each entity has to exist in at least one model.
    private func commonEntityProblems(_ generations: [ModelGeneration]) -> [Diagnostic] {
        guard coversAllModels || models.contains(where: { $0.settings.entities?.origin == .flag }),
            generations.allSatisfy({ $0.reading.isUsable })
        else { return [] }
        let names = generations.reduce(into: Set<String>()) { $0.formUnion($1.entityNames) }
        var overrides = EntityOverrides([])
        for generation in generations {
            let own = generation.own.entities?.value
            let all = generation.settings.entities?.value.entities ?? []
            // Entities in a model's own entry have already been checked with that model.
            let common = all.filter { own?[$0.name] == nil && (coversAllModels || $0.origin == .flag) }
            overrides = overrides.overridden(by: EntityOverrides(common))
        }
        return ChosenEntities.problems(in: overrides, names: names)
    }

    /// Returns a warning for each rule of the setting `on-insert` (values for new objects) whose attribute exists in no
    /// model. A rule for all models is not reported if a model that is not part of this run could have the attribute.
    private func unusedInitialValues(_ generations: [ModelGeneration]) -> [Diagnostic] {
        guard generations.allSatisfy({ $0.reading.isUsable }) else { return [] }
        var known: [String: Bool] = [:]
        var origins: [String: SettingOrigin] = [:]
        for generation in generations {
            let setting = generation.settings.onInsert
            guard coversAllModels || setting.origin == .flag || generation.own.onInsert.isSet else { continue }
            for name in InitialValueRules(generation.settings).attributeNames {
                known[name] = known[name] ?? false || generation.attributeNames.contains(name)
                origins[name] = setting.origin
            }
        }
        return known.filter { !$0.value }.keys.inByteOrder().map { name in
            Diagnostic(
                .initialValueUnused, .warning, "no entity has an attribute '\(name)' to insert a value for",
                at: origins[name]?.location, help: "correct the name in on-insert, or remove it")
        }
    }

    /// Returns the paths of orphans: files of entities that no longer exist. Models with errors are skipped, because an
    /// entity may be omitted only because of an error.
    private func orphans(
        of generations: [ModelGeneration], besides files: [PlannedFile]
    ) throws(FileWritingError) -> [String] {
        let complete = zip(models, generations).filter { $1.isComplete }
        return try OrphanedFiles(
            models: complete.map(\.0), generations: complete.map(\.1), configured: configured, action: action,
            workspace: workspace
        ).paths(besides: files)
    }

    /// Finds classes that would be declared twice in the project. This lists all files of the project, so it is done
    /// only for `--check`, or if files are to be created.
    private func classesDeclaredTwice(_ generations: [ModelGeneration], _ files: [PlannedFile]) -> [Diagnostic] {
        var sources = ListedSources()
        var found: [Diagnostic] = []
        let human = files.filter { $0.file.policy == .human && (action.isCheck || $0.action == .create) }
        if !human.isEmpty {
            let second = SecondHumanFiles(generations: generations, workspace: workspace)
            let earlier = EarlierLayoutFiles(generations: generations, configured: configured, workspace: workspace)
            found = second.diagnostics(besides: files, &sources) + earlier.diagnostics(besides: human, &sources)
        }
        let again = RedeclaredClasses(
            generations: generations, configured: configured, workspace: workspace, repeatsExisting: action.isCheck)
        return found + again.diagnostics(besides: files, found, &sources)
    }

    /// Finds human files that extend a class which is not generated anymore. If an orphan with that class is not
    /// removed, only the orphan is reported.
    private func humanFilesWithoutBase(_ generations: [ModelGeneration], _ report: GenerationReport) -> [Diagnostic] {
        let search = BaselessHumanFiles(
            generations: generations.filter(\.isComplete),
            machineFolders: Set(configured.compactMap { $0.settings.output?.value.path }.map(workspace.absolute)),
            workspace: workspace)
        let removed = action.removesOrphans ? report.orphans : []
        return search.files(besides: report.files, orphans: removed).map(search.diagnostic)
    }

    private func orphanWarning(_ path: String, besides files: [PlannedFile]) -> Diagnostic {
        let (message, help) = OrphanedFiles.problem(path, besides: files, workspace.wording)
        return Diagnostic(
            .orphanedFile, .warning, message, at: SourceLocation(path: path),
            help: help
                ?? "pass \(workspace.wording[.removal]) to remove it; its human file stays. If it belongs to another model of the "
                + "same file name, give that model a folder of its own")
    }
}

extension PlannedFile {
    /// Returns the diagnostic with the reason why the file is not written.
    func refusal(_ wording: Wording) -> Diagnostic {
        switch (obstacle, file.policy) {
        case (.humanFile, _):
            Diagnostic(
                .foreignFile, .error, "'\(path)' is a human file: it holds your code, and modelc never replaces it",
                at: SourceLocation(path: path),
                help: "move your code to another file and remove this one, or choose another folder")
        case (.brokenLink, _):
            Diagnostic(
                .foreignFile, .error, "'\(path)' is a symbolic link to a file that does not exist",
                at: SourceLocation(path: path), help: "correct the link, or remove it")
        case (.foreign, .machine), (.foreign, .human):
            Diagnostic(
                .foreignFile, .error, "'\(path)' is in the way: modelc did not write it",
                at: SourceLocation(path: path),
                // If an existing item could not be read as a file, because it is a folder or a link, it is never
                // replaced.
                help: oldText == nil
                    ? "move it, or choose another folder"
                    : "move it, choose another folder, or pass \(wording[.replacement]) to replace it")
        case (.foreign, .never):
            Diagnostic(
                .foreignFile, .error, "'\(path)' exists already, and its output has 'overwrite: never'",
                at: SourceLocation(path: path), help: "move it, or remove the output from the configuration")
        }
    }
}

/// Keeps existing files from losing a class because of an error in the model. An entity with an error is omitted: it
/// has no class in new files, and relationships to it would become relationships to NSManagedObject. The old class
/// still exists, so the old files are kept.
struct HeldBackFiles {
    /// The names of the classes and structures that were omitted.
    private let names: Set<String>

    init(_ generation: ModelGeneration) {
        let leftOut = Set(generation.diagnostics.filter { $0.id == .leftOut }.compactMap(\.modelPath))
        let model = generation.reading.selectedVersion?.model
        let classes = (model?.entities ?? []).filter { leftOut.contains($0.name) }.map { $0.className?.name ?? $0.name }
        names = Set(classes).union((model?.composites.map(\.name) ?? []).filter(leftOut.contains))
    }

    /// Returns the files of a run. An existing file is kept unchanged if it uses omitted names that its new content
    /// does not use. The support file is also kept, because the kept files may use parts of it that the new files do
    /// not need.
    func held(_ files: [PlannedFile]) -> [PlannedFile] {
        if names.isEmpty { return files }
        return files.map { file in
            guard file.action == .update, file.file.policy == .machine, let old = file.oldText,
                isSupport(file) || losesNames(file, old)
            else {
                return file
            }
            var kept = file
            kept.action = .keep
            return kept
        }
    }

    private func isSupport(_ file: PlannedFile) -> Bool {
        MachineFileHeader(file.file.text.utf8).map { $0.sourceName == nil } ?? false
    }

    private func losesNames(_ file: PlannedFile, _ old: String) -> Bool {
        !names.intersection(IdentifierText.words(in: old)).subtracting(IdentifierText.words(in: file.file.text)).isEmpty
    }
}
