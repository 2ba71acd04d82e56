import ModelcDiagnostics

/// The result of comparing or locking a model.
package struct LockComparison {
    /// The state of a version.
    package enum State: String, CaseIterable, Sendable {
        /// It equals the locked state.
        case unchanged
        /// It differs from the locked state, but its hashes are accepted.
        case accepted
        /// It was added to the lock.
        case locked
        /// Its entry was updated to the current state.
        case updated
        /// It no longer exists, and was removed from the lock.
        case removed
        /// It differs from the locked state, or no longer exists.
        case changed
        /// It is not in the lock.
        case notLocked = "not-locked"
    }

    /// The resulting lock of the model, in the order of the model.
    package var model: LockedModel
    /// Every version, in the order of the model; those that no longer exist come first.
    package var states: [(version: String, state: State)] = []
    package var diagnostics: [Diagnostic] = []

    init(model: LockedModel) { self.model = model }
}
