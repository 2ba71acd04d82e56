import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// Compares the versions of a model with its lock, and adds versions to the lock. It does not read or write files.
///
/// 1. A version in the lock that no longer exists is an error, unless it may be removed.
/// 2. A locked version is compared entity by entity (`VersionComparison`).
/// 3. A version that is not locked is added to the lock, or reported.
package struct VersionLocker {
    /// The locked versions that may be locked again with their current state.
    package enum Permission {
        case named(Set<String>)
        case all

        /// Whether a version that is not in the lock may be added. If the user named versions, only these may be added.
        func adds(_ name: String) -> Bool {
            switch self {
            case .named(let names): names.isEmpty || names.contains(name)
            case .all: true
            }
        }

        func includes(_ name: String) -> Bool {
            switch self {
            case .named(let names): names.contains(name)
            case .all: true
            }
        }

        /// Whether the user named this version, instead of choosing all versions that differ.
        func names(_ name: String) -> Bool {
            switch self {
            case .named(let names): names.contains(name)
            case .all: false
            }
        }
    }

    /// The current model versions, in the order of the model.
    let versions: [HashedVersion]
    /// The location of the bundle, for messages about versions that no longer exist.
    let bundle: SourceLocation
    /// Returns the command that locks a version again, or removes it from the lock if it never shipped. Used in
    /// messages.
    let update: @Sendable (String) -> String

    /// - Parameter update: returns the command that locks a version again or removes it from the lock, given the
    ///   version's name.
    package init(
        _ versions: [HashedVersion], bundle: SourceLocation,
        update: @escaping @Sendable (_ version: String) -> String = { "lock '\($0)' anew" }
    ) {
        self.versions = versions
        self.bundle = bundle
        self.update = update
    }

    /// Compares every locked version with its current state. The current version need not be locked, because it may
    /// still change. Any other version that is not locked causes a warning.
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

    /// Adds versions to the lock, and updates locked versions that may change. Any other change is an error.
    ///
    /// - Parameters:
    ///   - model: the existing lock.
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

    /// Locks a version in a state that may differ from its current state, such as the state of the model in a store. If
    /// the version is already locked in another state, the lock is not changed, and the differences are errors.
    package func lock(_ model: LockedModel, addingStateOf version: HashedVersion) -> LockComparison {
        var outcome = LockComparison(model: model)
        if let old = model.version(named: version.name) {
            outcome.states.append((version.name, state(of: version, lockedAs: old, &outcome)))
        } else if let locked = LockedVersion(name: version.name, version.hashes) {
            outcome.model.add(locked, isKept: false)
            outcome.states.append((version.name, .locked))
        } else {
            outcome.states.append((version.name, .notLocked))
        }
        return outcome
    }

    /// Removes versions from the lock, and compares the remaining versions.
    ///
    /// - Parameter names: the names of versions that never shipped.
    package func unlock(_ model: LockedModel, _ names: Set<String>) -> LockComparison {
        var rest = model
        rest.versions.removeAll { names.contains($0.name) }
        var outcome = check(rest)
        outcome.states.removeAll { $0.state == .notLocked }
        outcome.states += model.versions.filter { names.contains($0.name) }.map { ($0.name, .removed) }
        return outcome
    }

    private func lock(
        _ version: HashedVersion, _ model: LockedModel, _ permission: Permission, locksCurrent: Bool,
        _ outcome: inout LockComparison
    ) -> (LockedVersion?, LockComparison.State) {
        let now = LockedVersion(name: version.name, version.hashes)
        guard let old = model.version(named: version.name) else {
            let isLeftOut = version.isCurrent && !locksCurrent || !permission.adds(version.name)
            return isLeftOut || now == nil ? (nil, .notLocked) : (now, .locked)
        }
        let forgetsAccepted = !old.accepted.isEmpty && permission.names(version.name)
        if old.isState(version.hashes), !forgetsAccepted { return (old, .unchanged) }
        // If all versions are updated, this version keeps its accepted hashes, because they have shipped. The hashes
        // are dropped only if the user names the version.
        let keeps = !permission.names(version.name)
        if keeps, old.accepted(for: version.hashes.checksum) != nil { return (old, .accepted) }
        if let now, permission.includes(version.name) {
            return (keeps ? now.accepting(old.accepted) : now, .updated)
        }
        return (old, state(of: version, lockedAs: old, &outcome))
    }

    /// Returns the state of a locked version. Every difference is reported, unless the hashes of the version are
    /// accepted.
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
            help: "restore it from version control, or from a store of it (\(ToolCommandName.decompile)); if it never "
                + "shipped: \(update(version.name))")
    }

    /// Returns the warnings about versions that are not locked. If several such versions follow each other, they share
    /// one warning, for example if the whole model was never locked or its lock was lost.
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
            at: version.locate(SchemaLocation(position: nil)),
            help: message == nil
                ? "run '\(ToolCommandName.lock)' if it has shipped"
                : "run '\(ToolCommandName.lock)' if they have shipped")
    }
}

extension LockedModel {
    /// Adds a version at the end.
    ///
    /// - Parameter isKept: true to keep the base that the file names, so that the lines of a shipped version do not
    ///   change. If this base no longer precedes the version, a new base is chosen.
    fileprivate mutating func add(_ version: LockedVersion, isKept: Bool) {
        let hasBase = version.base.map { base in versions.contains { $0.name == base } } ?? true
        versions.append(isKept && hasBase ? version : version.based(on: versions))
    }
}

extension DiagnosticID {
    package static let invalidLock = DiagnosticID("invalid-lock")
    package static let unsupportedLockVersion = DiagnosticID("unsupported-lock-version")
    package static let modelNotLocked = DiagnosticID("model-not-locked")
    static let unlockedVersion = DiagnosticID("unlocked-version")
    package static let lockedVersionMissing = DiagnosticID("locked-version-missing")
    static let lockedEntityAdded = DiagnosticID("locked-entity-added")
    static let lockedEntityRemoved = DiagnosticID("locked-entity-removed")
    static let lockedEntityChanged = DiagnosticID("locked-entity-changed")
    static let lockedPropertyAdded = DiagnosticID("locked-property-added")
    static let lockedPropertyRemoved = DiagnosticID("locked-property-removed")
    static let lockedPropertyChanged = DiagnosticID("locked-property-changed")
}
