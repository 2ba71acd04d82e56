import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// The source code of projects, which is listed once for each folder in a run.
struct ListedSources {
    private var known: [String: [String]] = [:]

    /// Returns the paths below a folder, in byte order.
    mutating func paths(below root: String) -> [String] {
        if let paths = known[root] { return paths }
        let paths = ProjectSources(below: root).paths
        known[root] = paths
        return paths
    }
}
