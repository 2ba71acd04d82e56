import ModelcLint

/// The baseline of a run.
struct BaselineRequest: Hashable, Sendable {
    /// The path, relative to the working folder.
    var path: String
    var action = BaselineAction()
    /// Whether the file may be missing: the configuration of a new project names a file that does not exist yet.
    var mayBeMissing = false

    init(path: String) { self.path = path }
}
