import ModelcDiagnostics

/// What came of comparing or locking a model.
package struct LockOutcome {
    /// What is the case with a version.
    package enum State: String, CaseIterable, Sendable {
        /// It is as it was locked.
        case unchanged
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

    /// Whether anything is not as it was locked.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
