import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionLock

/// One pass that locks or compares all models: computes their hashes, reads their lock files, and writes the changed
/// lock files. If there is an error, nothing is written.
struct VersionLocking {
    enum Task {
        case check
        case lock(changing: VersionLocker.Permission, locksCurrent: Bool)
        case unlock(Set<String>)
        /// Locks a version with the hashes of the model in a store. The bundle need not contain this version.
        case store(LockedStoreState)
        /// Locks a version in a given state, such as that of a frozen copy of SwiftData classes.
        case version(HashedVersion)
        /// Accepts additional hashes for locked versions.
        case accept([AcceptedState])
    }

    private let task: Task
    private let namedLockFile: String?
    private let isRehearsal: Bool
    /// Whether the run has several models, so that commands in messages name the model.
    private let namesModels: Bool
    /// The write lock for the models; nil if nothing is written.
    private let lock: WriteLock?
    private let workspace: Workspace
    /// The lock files that were read, with the changes of this run. Ordered by the first model that uses each file.
    private var files: [(file: LockFile, lock: VersionLock)] = []
    /// The content of each lock file before the changes of this run.
    private var originals: [VersionLock] = []
    private(set) var models: [VersionedModel] = []
    private(set) var report: LockReport
    /// Whether another run has changed a model in the lock file since this run read the file. If so, the whole pass is
    /// repeated.
    private(set) var isOvertaken = false

    init(
        task: Task, lockFile: String?, isRehearsal: Bool, namesModels: Bool = false, under lock: WriteLock? = nil,
        in workspace: Workspace
    ) {
        self.lock = lock
        self.task = task
        self.isRehearsal = isRehearsal
        self.namesModels = namesModels
        self.workspace = workspace
        namedLockFile = lockFile
        report = LockReport(isCheck: task.isCheck, isRehearsal: isRehearsal)
    }

    /// Compares or locks the model at the given path.
    mutating func add(_ path: String) {
        // All versions of a bundle are locked together. If the path is that of a version, its bundle is used.
        let reader = workspace.reader
        let reading = reader.read(reader.bundlePath(ofVersionAt: path) ?? path, .all)
        guard let model = reading.model else {
            return report.addReading(reading.diagnostics, of: path, isUsable: false)
        }
        guard !model.versions.contains(where: { $0.format == .store }) else { return refuse(storeAt: path) }
        models.append(model)
        guard let index = openLockFile(of: model) else { return }
        process(reading, model, lockFileAt: index)
    }

    /// Reports the error that the path is a store. A store has no lock file; its version is locked in the lock file of
    /// the model that wrote it.
    private mutating func refuse(storeAt path: String) {
        report.addFailure(
            Diagnostic(
                .notAModel, .error, "'\(path)' is a store, whose versions cannot be locked",
                at: SourceLocation(path: path),
                help: "give the model of the app, and the store with \(workspace.wording[.lockedStore])"))
    }

    /// Reports models that no longer exist, then writes the lock files.
    mutating func finish() {
        for index in files.indices { reportMissingModels(inFileAt: index) }
        reportUnknownUpdates()
        guard !task.isCheck, !report.hasErrors else { return }
        for ((file, lock), original) in zip(files, originals) {
            do throws(FileWritingError) {
                report.files.append((file.path, try deliver(lock, insteadOf: original, to: file)))
            } catch {
                if case .changedMeanwhile = error { isOvertaken = true }
                report.addFailure(error.diagnostic)
            }
        }
    }

    private func deliver(
        _ new: VersionLock, insteadOf old: VersionLock, to file: LockFile
    ) throws(FileWritingError) -> PlannedFile.Action {
        guard let lock else { return try file.plan(new) }
        return try file.write(new, insteadOf: old, under: lock)
    }

    /// Returns the index of the model's lock file in `files`. Nil if the file cannot be read.
    private mutating func openLockFile(of model: VersionedModel) -> Int? {
        let file = LockFile(namedLockFile, besideModelAt: model.path)
        if let known = files.firstIndex(where: { $0.file.path == file.path }) { return known }
        switch file.read() {
        case .success(let lock):
            files.append((file, lock))
            originals.append(lock)
            return files.count - 1
        case .failure(let problem):
            report.addFailure(problem.diagnostic)
            return nil
        }
    }

    private mutating func process(_ reading: ModelReading, _ model: VersionedModel, lockFileAt index: Int) {
        let key = files[index].file.key(ofModelAt: model.path)
        let known = files[index].lock[key]
        if known == nil, task.isCheck {
            report.diagnostics.append(notLocked(key, in: files[index].file))
        }
        let locked = known ?? LockedModel(path: key)
        let problems = reading.diagnostics.map { isNeeded($0, model, locked) ? raised($0, model) : $0.demoted() }
        let isUsable = !problems.hasErrors
        report.addReading(problems, of: model.path, isUsable: isUsable)
        guard isUsable || task.isCheck else { return }
        let hashed = reading.hashedVersions
        if case .store(let state) = task, let refusal = state.refusal(by: hashed, locked, model) {
            return report.addFailure(refusal)
        }
        let outcome = outcome(of: hashed, model, task.isCheck ? comparable(locked, hashed, model) : locked)
        report.diagnostics += outcome.diagnostics
        if !task.isCheck { files[index].lock[key] = outcome.model.versions.isEmpty ? nil : outcome.model }
        report.models.append(
            LockReport.Model(
                key: key, lockFile: files[index].file.path, states: outcome.states,
                accepted: LockReport.accepted(in: outcome.model, before: locked, hashed)))
    }

    /// Returns the locked model without the versions that exist on disk but cannot be read. The remaining versions can
    /// be compared.
    private func comparable(
        _ locked: LockedModel, _ hashed: [HashedModelVersion], _ model: VersionedModel
    ) -> LockedModel {
        let unread = Set(model.versions.map(\.name)).subtracting(hashed.map(\.version.name))
        var comparable = locked
        comparable.versions.removeAll { unread.contains($0.name) }
        return comparable
    }

    private func outcome(
        of hashed: [HashedModelVersion], _ model: VersionedModel, _ locked: LockedModel
    ) -> LockComparison {
        let versions = hashed.map { hashed in
            HashedVersion(
                name: hashed.version.name, isCurrent: hashed.version.isCurrent, hashes: hashed.hashes,
                locate: hashed.version.location)
        }
        let locker = VersionLocker(
            versions, bundle: SourceLocation(path: model.path), update: update(of: model))
        switch task {
        case .check: return locker.check(locked)
        case .lock(let permission, let locksCurrent):
            var outcome = locker.lock(locked, changing: permission, locksCurrent: locksCurrent)
            let isLockedNow = Dictionary(
                outcome.states.map { ($0.version, $0.state == .locked || $0.state == .updated) },
                uniquingKeysWith: { first, _ in first })
            // The current version can still be corrected, so it must have no errors. Older versions may have shipped
            // with errors.
            outcome.diagnostics += hashed.filter { hashed in
                let wasToBeLocked = locksCurrent || !hashed.version.isCurrent
                return isLockedNow[hashed.version.name] == true
                    || wasToBeLocked && hashed.hashes.checksum == nil
                        && locked.version(named: hashed.version.name) == nil
            }.flatMap { $0.version.isCurrent ? $0.diagnostics : $0.diagnostics.map { $0.demoted() } }
            outcome.diagnostics += shippedWithErrors(hashed, isLockedNow, model)
            return outcome
        case .unlock(let names):
            var outcome = locker.unlock(locked, names)
            outcome.diagnostics.removeAll { $0.severity != .error }
            return outcome
        case .store(let state):
            return state.explained(locker.lock(locked, addingStateOf: state.version), model, in: workspace)
        case .version(let version):
            return locker.lock(locked, addingStateOf: version)
        case .accept(let states):
            // The accepted hashes are added before the check, because they may be the current hashes of a version. Such
            // a version does not count as changed.
            var outcome = locker.check(locked.accepting(states.accepted(by: locked).hashesByVersion))
            outcome.states.removeAll { $0.state == .notLocked }
            outcome.diagnostics.removeAll { $0.severity != .error }
            outcome.diagnostics += states.refusals(by: locked, at: model.path)
            return outcome
        }
    }

    /// Converts a problem to an error if it makes unclear which version is current, and the current version must not
    /// be locked. Returns other problems unchanged.
    private func raised(_ problem: Diagnostic, _ model: VersionedModel) -> Diagnostic {
        guard case .lock(_, locksCurrent: false) = task, model.currentVersion == nil,
            [.noCurrentVersion, .currentVersionMissing].contains(problem.id)
        else { return problem }
        var raised = problem
        raised.severity = .error
        return raised
    }

    /// Whether a problem has to be solved before this task can be done: it affects a version that is compared or
    /// locked, or it prevents reading a version.
    private func isNeeded(_ problem: Diagnostic, _ model: VersionedModel, _ locked: LockedModel) -> Bool {
        guard
            let path = problem.location?.path,
            let version = model.versions.first(where: { $0.filePath == path || $0.path == path }),
            locked.version(named: version.name) == nil
        else { return true }
        switch task {
        case .check: return problem.leavesUnread
        case .accept, .unlock, .store, .version: return false
        case .lock(_, let locksCurrent): return locksCurrent || !version.isCurrent
        }
    }
}

extension VersionLocking {
    private func notLocked(_ key: String, in file: LockFile) -> Diagnostic {
        guard ExistingPath.mayExist(file.path) else {
            return Diagnostic(
                .modelNotLocked, .error, "there is no lock file '\(file.path)'", at: SourceLocation(path: file.path),
                help: "run '\(ToolCommandName.lock)' when a version ships: it writes the file")
        }
        return Diagnostic(
            .modelNotLocked, .error, "the model '\(TerminalText.escaped(key))' is not in '\(file.path)'",
            at: SourceLocation(path: file.path),
            help:
                "run '\(ToolCommandName.lock)' when a version ships; if the model was moved, lock it again at its new path"
        )
    }

    /// Reports models in the lock file that no longer exist; if such a model was moved, the user must update the lock
    /// file. If all versions are locked again, removes these models from the lock file instead.
    private mutating func reportMissingModels(inFileAt index: Int) {
        let (file, lock) = files[index]
        for model in lock.models where !file.hasModel(at: model.path) {
            if case .lock(.all, _) = task {
                files[index].lock[model.path] = nil
                continue
            }
            report.diagnostics.append(
                Diagnostic(
                    .lockedModelMissing, .error, "the shipped model '\(TerminalText.escaped(model.path))' is gone",
                    at: SourceLocation(path: file.path),
                    help:
                        "restore it; if it was moved or retired, '\(ToolCommandName.lock) \(workspace.wording[.replacement])' "
                        + "removes its old path from the lock file"
                ))
        }
    }

    private mutating func reportUnknownUpdates() {
        guard report.ledger.isEmpty else { return }
        switch task {
        case .lock(.named(let names), _):
            report(names, among: report.models.flatMap { $0.states.map(\.version) }, "there is no version", "to update")
        case .unlock(let names):
            report(
                names, among: originals.flatMap { $0.models.flatMap { $0.versions.map(\.name) } },
                "the lock has no version", nil)
        case .check, .lock(.all, _), .accept, .store, .version: break
        }
    }

    /// Reports an error for each of the version names that is not among the known names.
    private mutating func report(_ names: Set<String>, among known: [String], _ fact: String, _ purpose: String?) {
        for name in names.subtracting(known).sorted() {
            let near = SpellingSuggestion.nearest(to: name, among: known.sorted()).map { "; did you mean '\($0)'?" }
            let message = "\(fact) '\(TerminalText.escaped(name))'\(purpose.map { " " + $0 } ?? "")\(near ?? "")"
            report.addFailure(
                Diagnostic(
                    .unknownVersion, .error, message,
                    help: known.isEmpty ? nil : "the versions are \(TerminalText.list(known))"))
        }
    }
}

extension VersionLocking {
    /// Returns the command that locks a version of a model again.
    private func update(of model: VersionedModel) -> @Sendable (String) -> String {
        let (wording, path) = (workspace.wording, namesModels ? workspace.display.path(model.path) : nil)
        return { wording.locking(anew: $0, of: path) }
    }

    /// Returns two warnings, each only if there are such versions: one about versions that are locked although they
    /// have errors, and one about versions that cannot be locked because errors prevent computing their hashes.
    private func shippedWithErrors(
        _ hashed: [HashedModelVersion], _ isLockedNow: [String: Bool], _ model: VersionedModel
    ) -> [Diagnostic] {
        let faulty = hashed.filter { !$0.version.isCurrent && $0.diagnostics.hasErrors }
        let locked = faulty.filter { isLockedNow[$0.version.name] == true }
        let unhashed = faulty.filter { $0.hashes.checksum == nil }
        return [
            warning(
                locked, "locked with errors, because stores of such versions may exist",
                "correct the errors in a new version"),
            warning(
                unhashed, "not locked: with its errors, a version has no version hash",
                "if a version never shipped, correct it and run '\(ToolCommandName.lock)' again; otherwise nothing protects it"
            ),
        ].compactMap { $0 }
    }

    private func warning(_ versions: [HashedModelVersion], _ fact: String, _ help: String) -> Diagnostic? {
        guard let first = versions.first?.version else { return nil }
        let names = TerminalText.list(versions.map { "'\($0.version.name)'" })
        let subject = versions.count == 1 ? "version \(names) is" : "\(versions.count) versions are"
        return Diagnostic(
            .shippedWithErrors, .warning, "\(subject) \(fact)" + (versions.count == 1 ? "" : ": \(names)"),
            at: SourceLocation(path: first.filePath), help: help)
    }
}

extension VersionLocking.Task {
    var isCheck: Bool {
        switch self {
        case .check: true
        case .lock, .accept, .unlock, .store, .version: false
        }
    }
}

extension DiagnosticID {
    static let lockedModelMissing = DiagnosticID("locked-model-missing")
    /// A version that may have shipped with structural errors.
    static let shippedWithErrors = DiagnosticID("shipped-with-errors")
}
