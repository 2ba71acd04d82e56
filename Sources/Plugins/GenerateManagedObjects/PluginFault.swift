/// Why a target's models cannot be generated from.
enum PluginFault: Error, CustomStringConvertible {
    /// Two models whose generated files would have one name.
    case sameName(String)

    var description: String {
        switch self {
        case .sameName(let name):
            "two data models of the target are named '\(name)'; rename one, or move it into a target of its own"
        }
    }
}
