import ModelcLint

/// What `lint` is to change in models.
package struct FixRequest {
    package enum Task {
        /// Make fixes.
        case fix
        /// Suppress the findings where they are.
        case suppress(reason: String?)
    }

    package var task: Task
    /// Whether run-time behaviour and generated code may change.
    package var allowsUnsafe = false
    /// The version to make the fixes in, which does not exist yet; nil to make them in place.
    package var newVersion: String?
    /// Whether the changes are only shown.
    package var showsDiff = false

    package init(
        task: Task, allowsUnsafe: Bool = false, newVersion: String? = nil, showsDiff: Bool = false
    ) {
        self.task = task
        self.allowsUnsafe = allowsUnsafe
        self.newVersion = newVersion
        self.showsDiff = showsDiff
    }
}
