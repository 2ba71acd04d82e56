import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// The build target of a source file, estimated from its path and the folders above it. The target members in an Xcode
/// project are not read.
struct BuildTarget {
    /// The absolute path of the file.
    private let path: String
    /// The path of the folder with the nearest Xcode project or Swift package above the file; nil if there is none.
    private let project: String?

    /// - Parameter path: an absolute path.
    init(of path: String) {
        self.path = path
        project = ProjectRoot.nearestBuild(of: path)
    }

    /// Whether both files may belong to the same target.
    func mayContain(_ other: BuildTarget) -> Bool {
        guard tests == other.tests else { return false }
        if project == nil || other.project == nil { return true }
        return project == other.project && packageTarget == other.packageTarget
    }

    /// The folder of a test target, as the components of the path, such as `AppTests`; nil if the file is not in one.
    private var tests: [Substring]? {
        let folders = ProjectSources.folders(above: path)
        return folders.firstIndex { $0.hasSuffix("Tests") }.map { Array(folders[...$0]) }
    }

    /// The folder of a Swift package's target, as the components of the path; nil if there is no package, or if the
    /// file is not in a target.
    private var packageTarget: [Substring]? {
        guard let project, FileSystem.exists(PathText.joined(project, "Package.swift")) else { return nil }
        return ProjectSources.packageTarget(of: PathText.relative(path, to: project))
    }

    /// Returns the number of folders at the beginning of both paths that are equal.
    static func commonDepth(of path: String, and other: String) -> Int {
        zip(ProjectSources.folders(above: path), ProjectSources.folders(above: other)).prefix { $0 == $1 }.count
    }
}
