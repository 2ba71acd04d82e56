import ModelcDiagnostics

/// The result of comparing a model with its lock, or of locking it.
package struct LockComparison {
    /// The result of comparing a version with the lock, or the change that the run made to its entry.
    package enum State: String, CaseIterable, Sendable {
        /// The version equals the locked state.
        case unchanged
        /// The version differs from the locked state, but its hashes are accepted.
        case accepted
        /// The version was added to the lock.
        case locked
        /// The version's entry was updated to the current state.
        case updated
        /// The version no longer exists and was removed from the lock.
        case removed
        /// The version differs from the locked state, or no longer exists.
        case changed
        /// The version is not in the lock.
        case notLocked = "not-locked"
    }

    /// The new lock of the model. Its versions are in the order of the model.
    package var model: LockedModel
    /// The state of every version, in the order of the model. Versions that no longer exist are first.
    package var states: [(version: String, state: State)] = []
    package var diagnostics: [Diagnostic] = []

    init(model: LockedModel) { self.model = model }
}
