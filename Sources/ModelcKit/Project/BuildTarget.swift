import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// The target that builds a file, as far as its path and the folders above it tell. The members of the targets of an Xcode
/// project are not read.
struct BuildTarget {
    /// The absolute path of the file.
    private let path: String
    /// The folder of the nearest Xcode project or Swift package; nil if there is none.
    private let project: String?

    /// - Parameter path: an absolute path.
    init(of path: String) {
        self.path = path
        project = ProjectRoot.nearestBuild(of: path)
    }

    /// Whether one target may build both files.
    func mayContain(_ other: BuildTarget) -> Bool {
        guard tests == other.tests else { return false }
        if project == nil || other.project == nil { return true }
        return project == other.project && packageTarget == other.packageTarget
    }

    /// The folder of a target of tests: `AppTests`; nil if the path is in none.
    private var tests: [Substring]? {
        let folders = ProjectSources.folders(above: path)
        return folders.firstIndex { $0.hasSuffix("Tests") }.map { Array(folders[...$0]) }
    }

    /// The folder of a target of a Swift package; nil if there is no package, or if the path is in no target.
    private var packageTarget: [Substring]? {
        guard let project, FileSystem.exists(PathText.joined(project, "Package.swift")) else { return nil }
        return ProjectSources.packageTarget(of: PathText.relative(path, to: project))
    }

    /// Returns the number of folders above a file that are also above another one.
    static func commonDepth(of path: String, and other: String) -> Int {
        zip(ProjectSources.folders(above: path), ProjectSources.folders(above: other)).prefix { $0 == $1 }.count
    }
}
