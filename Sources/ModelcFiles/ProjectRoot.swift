import ModelcBase
import ModelcDiagnostics

/// Finds the root folder of a project.
package enum ProjectRoot {
    /// The root of the git repository that contains a path. Outside a repository, the nearest folder above the path
    /// that contains an Xcode project, a Swift package or a configuration of modelc; nil if there is none.
    ///
    /// - Parameter path: an absolute path. Its last part is not searched: a bundle may contain a repository.
    /// - Throws: an error if the content of a folder cannot be determined, unless the user has no permission to list
    ///   it.
    package static func folder(of path: String) throws(FileProblem) -> String? {
        let folders = folders(above: path)
        for folder in folders {
            switch FileSystem.kind(of: PathText.joined(folder, ".git")) {
            case .missing: continue
            case .inaccessible(let problem) where !problem.isForbidden: throw problem
            case .file, .folder, .other, .inaccessible: return folder
            }
        }
        return try nearestProject(of: path)
    }

    /// The nearest folder above a path that contains an Xcode project, a Swift package or a configuration of modelc;
    /// nil if there is none.
    ///
    /// - Parameter path: an absolute path.
    package static func nearestProject(of path: String) throws(FileProblem) -> String? {
        for folder in folders(above: path) where try isProject(folder) { return folder }
        return nil
    }

    /// The nearest folder above a path, in its repository, with an Xcode project or Swift package that may build the
    /// path; nil if there is none. A folder that cannot be listed counts as empty.
    ///
    /// - Parameter path: an absolute path.
    package static func nearestBuild(of path: String) -> String? {
        for folder in folders(above: path) {
            let entries = (try? entries(of: folder)) ?? []
            if entries.contains(where: { $0 == packageName || $0.hasSuffix(projectExtension) }) { return folder }
            if entries.contains(".git") { return nil }
        }
        return nil
    }

    /// The folders above a path, the nearest first.
    private static func folders(above path: String) -> [String] {
        let parts = PathText.parts(of: path).filter { !$0.isEmpty }.dropLast()
        return parts.indices.reversed().map { "/" + parts[...$0].joined(separator: "/") } + ["/"]
    }

    private static func isProject(_ folder: String) throws(FileProblem) -> Bool {
        try entries(of: folder).contains { entry in
            names.contains(entry) || extensions.contains { entry.hasSuffix($0) }
        }
    }

    /// The names in a folder; empty if it is missing or if the user may not list it, as is common for folders above the
    /// project.
    private static func entries(of folder: String) throws(FileProblem) -> [String] {
        do {
            return try FolderListing.unorderedNames(in: folder)
        } catch {
            guard error.isForbidden || error.isMissing else { throw error }
            return []
        }
    }

    private static let packageName = "Package.swift"
    private static let projectExtension = ".xcodeproj"
    private static let names: Set = [".modelc.yml", packageName]
    private static let extensions = [projectExtension, ".xcworkspace"]
}
