/// The action on locked versions.
package struct LockRequest {
    package enum Task {
        /// Compares the versions with the lock file.
        case check
        /// Locks the versions that are not locked yet.
        ///
        /// - Parameter updating: the versions to lock, or to lock again in their present state; if empty, all that are not
        ///   locked yet.
        case add(updating: Set<String>)
        /// Locks all versions again in their present state, and removes versions that no longer exist.
        case replace
        /// Removes versions that never shipped from the lock.
        case remove(Set<String>)
        /// Accepts other hashes for locked versions; locks nothing.
        case accept(AcceptedStates)
    }

    /// The paths of the models; if empty, those of the project.
    var models: [String] = []
    var task = Task.check
    /// Whether the current version is also locked.
    package var locksCurrent = true
    /// The lock file for all models; nil for the one beside each model.
    package var lockFile: String?
    /// Whether the run is a dry run: the outcome contains what would be written.
    package var isRehearsal = false

    package init(models: [String] = [], task: Task) {
        self.models = models
        self.task = task
    }
}
