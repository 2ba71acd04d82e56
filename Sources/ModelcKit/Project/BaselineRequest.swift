import ModelcLint

/// The baseline file of a run, and the action to take on it.
struct BaselineRequest: Hashable, Sendable {
    /// The path, relative to the working folder.
    var path: String
    var action = BaselineAction()
    /// Whether it is no error if the file does not exist. The configuration of a new project may name a file that is
    /// written later.
    var mayBeMissing = false

    init(path: String) { self.path = path }
}
