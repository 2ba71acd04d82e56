import ModelcLint

/// The baseline file of a run, and the action to take on it.
struct BaselineRequest: Hashable, Sendable {
    /// The path, relative to the working folder.
    var path: String
    var action = BaselineAction()
    /// Whether the file may be missing. True if the configuration names the file: in a new project, it is written
    /// later.
    var mayBeMissing = false

    init(path: String) { self.path = path }
}
