/// Finds the folder that a project lies in.
package enum ProjectRoot {
    /// The folder of the git repository that a path is in; else the nearest folder above it that holds a project of Xcode,
    /// a Swift package or a configuration of modelc; nil where there is neither.
    ///
    /// - Parameter path: an absolute path. Its last part is not looked into: somebody may have made a repository inside of
    ///   a bundle.
    package static func folder(of path: String) -> String? {
        let folders = folders(above: path)
        return folders.first { FileSystem.kind(of: join($0, ".git")) != .missing } ?? folders.first(where: isProject)
    }

    /// The folders above a path, the nearest first.
    private static func folders(above path: String) -> [String] {
        let parts = path.split(separator: "/").dropLast()
        return parts.indices.reversed().map { "/" + parts[...$0].joined(separator: "/") } + ["/"]
    }

    private static func isProject(_ folder: String) -> Bool {
        let entries = (try? FileSystem.entries(of: folder)) ?? []
        return entries.contains { entry in
            names.contains(entry) || extensions.contains { entry.hasSuffix($0) }
        }
    }

    private static let names: Set = [".modelc.yml", "Package.swift"]
    private static let extensions = [".xcodeproj", ".xcworkspace"]

    private static func join(_ folder: String, _ name: String) -> String {
        folder == "/" ? "/" + name : folder + "/" + name
    }
}
