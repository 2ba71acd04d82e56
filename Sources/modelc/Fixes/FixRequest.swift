import ModelcLint

/// What `lint` is to change in models.
struct FixRequest {
    enum Task {
        /// Make fixes.
        case fix
        /// Suppress the findings where they are.
        case suppress(reason: String?)
    }

    var task: Task
    /// Whether run-time behaviour and generated code may change.
    var allowsUnsafe = false
    /// The version to make the fixes in, which does not exist yet; nil to make them in place.
    var newVersion: String?
    /// Whether the changes are only shown.
    var showsDiff = false
}
