import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// Caches the paths of source files. Each folder is listed once per run.
struct ListedSources {
    private var known: [String: [String]] = [:]

    /// Returns the paths of the source files below a folder, in byte order.
    mutating func paths(below root: String) -> [String] {
        if let paths = known[root] { return paths }
        let paths = ProjectSources(below: root).paths
        known[root] = paths
        return paths
    }
}
