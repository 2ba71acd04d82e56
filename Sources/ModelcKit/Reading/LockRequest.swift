/// The request to lock versions, or to compare them with the lock file.
package struct LockRequest {
    package enum Task {
        /// Compares the versions with the lock file.
        case check
        /// Locks versions.
        ///
        /// - Parameter updating: the names of the versions to lock. A version that is already locked is locked again
        ///   with its current hashes. If empty, all versions that are not yet locked are locked.
        case add(updating: Set<String>)
        /// Locks all versions again with their current hashes. Removes versions that no longer exist from the lock.
        case replace
        /// Removes the named versions from the lock. They must never have shipped.
        case remove(Set<String>)
        /// Locks a version with the version hashes of the model that a store contains.
        case store(StoredVersion)
        /// Accepts additional hashes for locked versions. Locks no version.
        case accept(AcceptedStates)
    }

    /// The paths of the models; if empty, the models of the project.
    var models: [String] = []
    var task = Task.check
    /// Whether to lock the current version as well.
    package var locksCurrent = true
    /// The path of one lock file for all models. If nil, each model uses the lock file in its folder.
    package var lockFile: String?
    /// Whether the run is a dry run: nothing is written, and the outcome contains the planned changes.
    package var isRehearsal = false

    package init(models: [String] = [], task: Task) {
        self.models = models
        self.task = task
    }
}
