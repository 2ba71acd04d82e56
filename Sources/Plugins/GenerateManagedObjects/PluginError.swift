/// Reasons why code cannot be generated from a target's models.
enum PluginError: Error, CustomStringConvertible {
    /// The generated files of two models would have the same name.
    case sameName(String)

    var description: String {
        switch self {
        case .sameName(let name):
            "two data models of the target are named '\(name)'; rename one, or move it into a target of its own"
        }
    }
}
