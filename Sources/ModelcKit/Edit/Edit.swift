import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcLint
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// Edits a model: parses the actions from words or a script, applies them to a version, determines the effects on
/// stores and lint, and writes the files.
package struct Edit: UseCase {
    private let request: EditRequest
    private let workspace: Workspace

    package init(_ request: EditRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if an action is not possible, or if files may not be written. Nothing is changed then.
    package func run() throws -> EditOutcome {
        let (named, actions) = try parsed()
        let path = PathText.version(ofFile: try ChosenModels(in: workspace).one(named))
        guard path != StandardInput.model else { throw UsageError("a model on standard input cannot be edited") }
        let loaded = try LoadedConfiguration(in: workspace)
        guard !isRehearsal else { return try edited(path, actions, loaded, nil) }
        let lock = try WriteLock.settling(
            [path], keeping: request.version.map { [$0] } ?? [], waiting: workspace.waiting)
        defer { lock.release() }
        let outcome = try lock.reportingSettled(workspace.display) { try edited(path, actions, loaded, lock) }
        try write(outcome, lock)
        return outcome
    }

    private var isRehearsal: Bool { request.isRehearsal || request.isCheck }

    private var script: EditScript { EditScript(name: request.scriptName) }

    /// Returns the model that the words name, or nil if they name none, and the actions.
    private func parsed() throws -> (model: String?, actions: [ScriptLine]) {
        let (named, words) = request.split(in: workspace)
        if let text = request.script {
            try request.refuseAction(in: workspace)
            return (named, try script.actions(text))
        }
        guard !words.isEmpty else {
            throw UsageError("there is no action: write one, such as add attribute Book.title String")
        }
        do throws(ActionFailure) {
            return (named, try Edit.actions(words).map { ScriptLine(action: $0, number: nil) })
        } catch {
            // Words that are not an action are a usage error, regardless of the model.
            var failure = error
            if case .newVersion(nil) = request.destination, !words.isEmpty {
                let hint = "a name for the new version is given by \(workspace.wording[.newVersionName])"
                failure.help = failure.help.map { "\($0); \(hint)" } ?? hint
            }
            throw UsageError(failure)
        }
    }

    /// Returns the action that the words form together. If instead every word is a whole action in quotes, returns one
    /// action for each word.
    private static func actions(_ words: [String]) throws(ActionFailure) -> [WrittenAction] {
        guard words.allSatisfy(ActionParser.isWhole) else { return [try ActionParser.action(words)] }
        var actions: [WrittenAction] = []
        for line in words {
            do throws(ActionFailure) {
                if let action = try ActionParser.action(line: line) { actions.append(action) }
            } catch {
                throw words.count == 1 ? error : error.naming(line)
            }
        }
        return actions
    }

    /// Returns the result of the edit. Writes nothing.
    ///
    /// - Parameter lock: the lock on the model; nil in a dry run.
    private func edited(
        _ path: String, _ actions: [ScriptLine], _ loaded: LoadedConfiguration, _ lock: WriteLock?
    ) throws -> EditOutcome {
        let target = try EditTarget(path, version: request.version, workspace)
        let edited = try EditedVersion(target.version, actions, cascades: request.cascades, script: script)
        try refuseProblems(of: edited, target.version)
        let evidence = ShippingEvidence(of: target.bundle, in: workspace)
        let destination = try destination(of: target, loaded, evidence)
        let projects = try projects(of: target.bundle, for: destination, lock)
        let (name, changes, newFolder) = try files(edited, target, destination, loaded, projects)
        let lint = loaded.lint
        let found = edited.newFindings(LintSettings(lint), target.context(lint, name: name))
        try refuseErrors(found, of: edited, target.version)
        let file = newFolder.map { $0 + "/" + ModelFormat.contentsName } ?? target.version.filePath
        let new = ComparedVersion(name: name, file: file)
        return EditOutcome(
            path: path, old: ComparedVersion(name: target.version.name, file: target.version.filePath),
            new: new, actionCount: actions.count, difference: edited.difference,
            otherChanges: edited.otherChanges, isHashUnverified: edited.isHashUnverified,
            verdict: edited.verdict, newFindings: newFindings(found, of: edited, in: new, path),
            removedAlong: edited.removedAlong, changes: changes, newFolder: newFolder,
            isRehearsal: isRehearsal, isCheck: request.isCheck,
            messages: settledMessages(lock, newFolder == nil ? nil : name) + target.messages
                + edited.unfollowed.map { $0.diagnostic(target.version) }
                + (newFolder == nil ? [] : projectMessages(name, target.bundle, projects)),
            shipping: newFolder == nil ? shipping(edited, target.version, evidence) : .possible,
            reusesNewVersion: destination != request.destination,
            wasCurrent: target.version.isCurrent || newFolder != nil)
    }

    /// Converts new lint findings for the report. The advice contains a command only if the edited version is the
    /// current one, because the command changes the current version.
    private func newFindings(
        _ found: [JudgedFinding], of edited: EditedVersion, in new: ComparedVersion, _ path: String
    ) -> [ProjectFinding] {
        guard !found.isEmpty else { return [] }
        let actions = FixAction(edited.model)
        let bundle = workspace.display.path(path)
        return found.map { found in
            let help =
                request.version == nil ? FindingHelp(found.finding, actions).text(bundle: bundle) : found.finding.help
            return ProjectFinding(found, help, in: new, of: path)
        }
    }

    /// Returns messages about versions that an earlier run added but did not complete because it was killed. This run
    /// has completed or removed them.
    ///
    /// - Parameter added: the name of the version that this run adds; nil if there is none.
    private func settledMessages(_ lock: WriteLock?, _ added: String?) -> [Diagnostic] {
        let versions = added.map { [$0] } ?? []
        return lock?.messages(workspace.display, versions: versions, current: added) ?? []
    }

    /// Returns whether the version may have shipped. This is determined only if the edit may change the version hash;
    /// otherwise, the result is `.possible`.
    private func shipping(
        _ edited: EditedVersion, _ version: ModelVersion, _ evidence: ShippingEvidence
    ) -> ShippingState {
        edited.difference.altersHash || edited.isHashUnverified ? evidence.state(of: version) : .possible
    }

    /// Returns the version to change. If a new version was requested but the current version has not shipped yet, this
    /// is the current version.
    private func destination(
        of target: EditTarget, _ loaded: LoadedConfiguration, _ evidence: ShippingEvidence
    ) throws(RunFailure) -> EditRequest.Destination {
        guard case .newVersion(nil) = request.destination, target.version.isCurrent, target.bundle.versions.count > 1,
            evidence.isUnshipped(target.version),
            try EditProtection(request.base, loaded, workspace).reason(target.version, of: target.bundle) == nil
        else { return request.destination }
        return .version
    }

    /// Returns a message for each Xcode project that lists the versions of the bundle and could not be edited.
    private func projectMessages(
        _ name: String, _ bundle: VersionedModel, _ projects: ProjectListings
    ) -> [Diagnostic] {
        let maker = NewVersion(name: name, bundle: bundle, projects: projects, workspace.wording)
        return maker.projects.pathsToChangeByHand(after: maker.projectChange).map {
            Diagnostic.projectNotEdited($0, bundle, workspace.display)
        }
    }

    /// Returns the Xcode projects that have to list the new version; none if the version is edited in place.
    private func projects(
        of bundle: VersionedModel, for destination: EditRequest.Destination, _ lock: WriteLock?
    ) throws(RunFailure) -> ProjectListings {
        guard case .newVersion = destination else { return .none }
        return try ProjectFileSearch.projects(of: bundle, in: workspace, under: lock)
    }

    /// Throws if the edited version has new lint errors, because the model would fail at run time or in the next build.
    private func refuseErrors(
        _ found: [JudgedFinding], of edited: EditedVersion, _ version: ModelVersion
    ) throws(RunFailure) {
        let errors = found.filter { $0.severity == .error }
        guard !errors.isEmpty else { return }
        throw RunFailure(
            errors.map { error in
                let keepsData = error.finding.help?.contains("elementID=") ?? false
                let isName = keepsData && edited.isNamedAnew(error.finding.selector)
                return Diagnostic(
                    error.rule.id, .error, "nothing was changed: \(error.finding.message)",
                    at: location(error.finding, edited, version), modelPath: error.finding.modelPath,
                    // No store contains data under a new name, so the name can still be changed. The usual advice is
                    // about keeping data.
                    help: isName ? "give it another name" : error.finding.help)
            }, sources: scriptSource)
    }

    /// Returns the script line of the action that changed the element of a finding. If there is none, returns the
    /// location of the model's file.
    private func location(_ finding: Finding, _ edited: EditedVersion, _ version: ModelVersion) -> SourceLocation {
        guard let line = edited.scriptLine(of: finding.selector) else { return SourceLocation(path: version.filePath) }
        return script.location(line: line)
    }

    private var scriptSource: [String: SourceText] {
        request.script.map { [script.name: SourceText(Array($0.utf8))] } ?? [:]
    }

    /// Throws if the edit causes new structural errors, because an edit must not break a usable model.
    private func refuseProblems(of edited: EditedVersion, _ version: ModelVersion) throws(RunFailure) {
        let problems = edited.newProblems
        guard !problems.isEmpty else { return }
        throw RunFailure(
            problems.map { problem in
                Diagnostic(
                    problem.id, .error, "nothing was changed: \(problem.message)",
                    at: location(problem, edited, version), modelPath: problem.modelPath, help: problem.help)
            }, sources: scriptSource)
    }

    /// Returns the name of the version that is changed or added, the changes of files, and the folder to create for
    /// them; nil if no folder is created.
    private func files(
        _ edited: EditedVersion, _ target: EditTarget, _ destination: EditRequest.Destination,
        _ loaded: LoadedConfiguration, _ projects: ProjectListings
    ) throws -> (name: String, changes: [FileChange], newFolder: String?) {
        let version = target.version
        switch destination {
        case .version:
            if edited.difference.altersHash || edited.isHashUnverified {
                try EditProtection(request.base, loaded, workspace).refuse(
                    version, of: target.bundle, becoming: edited.opensLock ? edited.model : nil,
                    again: command(in: target.bundle))
            }
            let old = version.source?.bytes ?? []
            let change = FileChange(path: version.filePath, old: old, new: edited.source.bytes)
            return (version.name, old == edited.source.bytes ? [] : [change], nil)
        case .newVersion(let wish):
            // A new version without changes would have the same hash as the previous one, and Core Data could not
            // distinguish them.
            guard edited.source.bytes != version.source?.bytes else { return (version.name, [], nil) }
            let names = target.bundle.versions.map(\.name)
            let name = VersionName.stem(wish ?? VersionNameSeries.next(after: version.name, among: names))
            let maker = NewVersion(name: name, bundle: target.bundle, projects: projects, workspace.wording)
            return (name, try maker.changes(edited.source, copying: version), maker.folder)
        }
    }

    /// Returns the command that makes the same change in a new version; nil if the request has more than an action.
    private func command(in bundle: VersionedModel) -> String? {
        guard request.script == nil, !request.cascades, request.version == nil else { return nil }
        let base = request.base.map { [workspace.wording[.base], $0] } ?? []
        let words = [workspace.display.path(bundle.path)] + request.split(in: workspace).action + base
        return (["\(ToolCommandName.edit)"] + words.map(ShellWord.quoted) + [workspace.wording[.newVersion]])
            .joined(separator: " ")
    }

    private func write(_ outcome: EditOutcome, _ lock: WriteLock) throws {
        do throws(FileWritingError) {
            try FileWriter.change(outcome.changes, newFolder: outcome.newFolder, under: lock)
        } catch {
            throw RunFailure([error.diagnosticOfModel])
        }
    }
}

extension NewVersion {
    /// Returns the files of a version with this content.
    fileprivate func changes(_ contents: SourceText, copying version: ModelVersion) throws(RunFailure) -> [FileChange] {
        if let problem = problem(copying: version) { throw RunFailure([problem]) }
        let made: [FileChange]
        do throws(EditPass.Failure) {
            made = try changes(contents)
        } catch {
            throw RunFailure([
                Diagnostic(
                    .editFailed, .error, "nothing was changed: \(error.message)",
                    at: SourceLocation(path: bundle.path), help: "correct the file, and run the command again")
            ])
        }
        if let problem = problem(writing: made) { throw RunFailure([problem]) }
        return made
    }
}

extension UnfollowedReference {
    /// Returns a warning that a reference cannot be read and has to be checked by hand.
    fileprivate func diagnostic(_ version: ModelVersion) -> Diagnostic {
        Diagnostic(
            .referenceNotFollowed, .warning,
            "\(place) may refer to \(property); it cannot be read and was not changed",
            at: SourceLocation(path: version.filePath), modelPath: property,
            help: "correct it; '\(ToolCommandName.lint)' says why it cannot be read")
    }
}

extension ProjectFinding {
    /// Creates a finding for reports from a lint finding in an edited version.
    ///
    /// - Parameter bundle: the path of the model.
    fileprivate init(_ found: JudgedFinding, _ help: String?, in version: ComparedVersion, of bundle: String) {
        let finding = found.finding
        self.init(
            found.rule.id, found.severity, finding.message, category: found.rule.category.rawValue, help: help,
            bundle: bundle, version: version.name, modelPath: finding.selector.description,
            at: SourceLocation(path: version.file, position: finding.place.position))
    }
}
