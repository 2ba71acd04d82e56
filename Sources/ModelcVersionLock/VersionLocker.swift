import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// Compares the versions of a model with its lock, and locks versions that are not. Pure: files are the caller's.
///
/// 1. versions that are gone: an error each, unless they may be taken out;
/// 2. versions that are locked: compared entity by entity, `VersionComparison`;
/// 3. versions that are not: locked, or told of.
package struct VersionLocker {
    /// Which locked versions may change.
    package enum Permission {
        case named(Set<String>)
        case all

        func includes(_ name: String) -> Bool {
            switch self {
            case .named(let names): names.contains(name)
            case .all: true
            }
        }

        /// Whether the user means this version, and not all that differ.
        func names(_ name: String) -> Bool {
            switch self {
            case .named(let names): names.contains(name)
            case .all: false
            }
        }
    }

    /// The model as it is now, in its own order.
    let versions: [HashedVersion]
    /// The bundle, for what is said of versions that are gone.
    let bundle: SourceLocation
    /// How a version that never shipped is locked anew or forgotten, as messages say it.
    let update: @Sendable (String) -> String

    /// - Parameter update: the command that locks a version of a name anew, or forgets it.
    package init(
        _ versions: [HashedVersion], bundle: SourceLocation,
        update: @escaping @Sendable (_ version: String) -> String = { "lock '\($0)' anew" }
    ) {
        self.versions = versions
        self.bundle = bundle
        self.update = update
    }

    /// Compares every locked version. A version that is not locked is fine if it is the current one, on which work may
    /// still go on; of another one a warning tells.
    package func check(_ model: LockedModel) -> LockComparison {
        var outcome = LockComparison(model: model)
        reportMissing(model, .named([]), &outcome)
        for version in versions {
            guard let locked = model.version(named: version.name) else {
                outcome.states.append((version.name, .notLocked))
                continue
            }
            outcome.states.append((version.name, state(of: version, lockedAs: locked, &outcome)))
        }
        outcome.diagnostics += unlocked(in: model)
        return outcome
    }

    /// Locks versions that are not, and those that may change as they are now; any other change is an error.
    ///
    /// - Parameters:
    ///   - model: the lock so far.
    ///   - permission: the locked versions that may change.
    ///   - locksCurrent: whether the current version is locked too.
    package func lock(_ model: LockedModel, changing permission: Permission, locksCurrent: Bool) -> LockComparison {
        var outcome = LockComparison(model: model)
        reportMissing(model, permission, &outcome)
        outcome.model.versions = outcome.model.versions.filter { locked in
            !versions.contains { $0.name == locked.name }
        }
        for version in versions {
            let (locked, state) = lock(version, model, permission, locksCurrent: locksCurrent, &outcome)
            if let locked { outcome.model.add(locked, isKept: state != .locked && state != .updated) }
            outcome.states.append((version.name, state))
        }
        return outcome
    }

    private func lock(
        _ version: HashedVersion, _ model: LockedModel, _ permission: Permission, locksCurrent: Bool,
        _ outcome: inout LockComparison
    ) -> (LockedVersion?, LockComparison.State) {
        let now = LockedVersion(name: version.name, version.hashes)
        guard let old = model.version(named: version.name) else {
            return version.isCurrent && !locksCurrent || now == nil ? (nil, .notLocked) : (now, .locked)
        }
        let forgetsAccepted = !old.accepted.isEmpty && permission.names(version.name)
        if old.isState(version.hashes), !forgetsAccepted { return (old, .unchanged) }
        // Who means all versions does not mean to forget in which states this one has shipped.
        if !permission.names(version.name), old.accepted(for: version.hashes.checksum) != nil {
            return (old, .accepted)
        }
        if let now, permission.includes(version.name) { return (now, .updated) }
        return (old, state(of: version, lockedAs: old, &outcome))
    }

    /// What is the case with a locked version. Every difference is reported, unless the version has hashes that are accepted.
    private func state(
        of version: HashedVersion, lockedAs locked: LockedVersion, _ outcome: inout LockComparison
    ) -> LockComparison.State {
        if locked.isState(version.hashes) { return .unchanged }
        if locked.accepted(for: version.hashes.checksum) != nil { return .accepted }
        outcome.diagnostics += VersionComparison(locked, version, update: update).diagnostics
        return .changed
    }

    private func reportMissing(_ model: LockedModel, _ permission: Permission, _ outcome: inout LockComparison) {
        for locked in model.versions where !versions.contains(where: { $0.name == locked.name }) {
            if permission.includes(locked.name) {
                outcome.model.versions.removeAll { $0.name == locked.name }
                outcome.states.append((locked.name, .removed))
            } else {
                outcome.states.append((locked.name, .changed))
                outcome.diagnostics.append(missing(locked))
            }
        }
    }

    private func missing(_ version: LockedVersion) -> Diagnostic {
        let name = TerminalText.escaped(version.name)
        return Diagnostic(
            .lockedVersionMissing, .error,
            "the shipped version '\(name)' was removed: its stores can no longer be migrated", at: bundle,
            help: "restore it from version control; if it never shipped: \(update(version.name))")
    }

    /// Versions that follow one another without a lock are one warning: that of a bundle that never had one, or that lost it.
    private func unlocked(in model: LockedModel) -> [Diagnostic] {
        let open = versions.filter { !$0.isCurrent && model.version(named: $0.name) == nil }
        return VersionSequence(versions.map(\.name)).ranges(of: open.map(\.name)).flatMap { range in
            let found = open.filter { range.names.contains($0.name) }
            guard let ends = range.ends, let first = found.first else { return found.map { unlocked($0) } }
            let message = "\(found.count) versions, \(ends), are neither current nor locked: nothing protects them"
            return [unlocked(first, message)]
        }
    }

    private func unlocked(_ version: HashedVersion, _ message: String? = nil) -> Diagnostic {
        let name = TerminalText.escaped(version.name)
        return Diagnostic(
            .unlockedVersion, .warning,
            message ?? "the version '\(name)' is neither current nor locked: nothing protects it",
            at: version.locate(SourcePlace(position: nil)),
            help: message == nil
                ? "run '\(ToolCommandName.lock)' if it has shipped"
                : "run '\(ToolCommandName.lock)' if they have shipped")
    }
}

extension LockedModel {
    /// Adds a version behind the others.
    ///
    /// - Parameter isKept: whether it keeps the base that the file names, so that the lines of a shipped version stay the
    ///   same. One whose base is no longer before it gets another one.
    fileprivate mutating func add(_ version: LockedVersion, isKept: Bool) {
        let hasBase = version.base.map { base in versions.contains { $0.name == base } } ?? true
        versions.append(isKept && hasBase ? version : version.based(on: versions))
    }
}

/// What came of comparing or locking a model.
package struct LockComparison {
    /// What is the case with a version.
    package enum State: String, CaseIterable, Sendable {
        /// It is as it was locked.
        case unchanged
        /// It is not as it was locked, but has hashes that are accepted, too.
        case accepted
        /// It is new in the lock.
        case locked
        /// It was locked before, and is locked again as it is now.
        case updated
        /// It was locked, is gone, and was taken out of the lock.
        case removed
        /// It is not as it was locked, or is gone.
        case changed
        /// It is not in the lock.
        case notLocked = "not-locked"
    }

    /// The model's lock after it, in the order of the model.
    package var model: LockedModel
    /// Every version, in the order of the model; those that are gone come first.
    package var states: [(version: String, state: State)] = []
    package var diagnostics: [Diagnostic] = []

    init(model: LockedModel) { self.model = model }
}

extension DiagnosticID {
    package static let invalidLock = DiagnosticID("invalid-lock")
    package static let unsupportedLockVersion = DiagnosticID("unsupported-lock-version")
    package static let modelNotLocked = DiagnosticID("model-not-locked")
    static let unlockedVersion = DiagnosticID("unlocked-version")
    static let lockedVersionMissing = DiagnosticID("locked-version-missing")
    static let lockedEntityAdded = DiagnosticID("locked-entity-added")
    static let lockedEntityRemoved = DiagnosticID("locked-entity-removed")
    static let lockedEntityChanged = DiagnosticID("locked-entity-changed")
    static let lockedPropertyAdded = DiagnosticID("locked-property-added")
    static let lockedPropertyRemoved = DiagnosticID("locked-property-removed")
    static let lockedPropertyChanged = DiagnosticID("locked-property-changed")
}
