#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Paths in reports and baselines: the same on every machine.
package struct DisplayPath: Sendable {
    /// The absolute path of the folder that paths are relative to, without a final slash.
    package let root: String
    /// The folder, if it is not the working directory of the process.
    private let folder: String?

    /// - Parameter root: the folder that paths are relative to, as an absolute path; nil for the process's working
    ///   directory.
    package init(root folder: String? = nil) {
        self.folder = folder
        root = folder ?? FileManager.default.currentDirectoryPath
    }

    /// The path relative to the root if it is inside of it; otherwise the path is unchanged.
    package func path(_ path: String) -> String {
        var path = path
        while path.hasPrefix("./"), path.count > 2 { path = String(path.dropFirst(2).drop { $0 == "/" }) }
        let base = PathText.withSlash(root)
        if path == root { return "." }
        return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    }

    /// The path relative to a folder, by the names alone; both may be relative to the root.
    ///
    /// - Parameter folder: empty for the working directory.
    package func path(_ path: String, from folder: String) -> String {
        PathText.relative(absolute(path), to: absolute(folder.isEmpty ? "." : folder))
    }

    private func absolute(_ path: String) -> String {
        guard let folder, !path.hasPrefix("/") else { return PathText.absolute(path) }
        return PathText.absolute(folder + "/" + path)
    }
}

/// Finds the existing part of a path whose last parts need not exist.
package enum ExistingPath {
    /// Whether there may be a file or folder at a path, following symbolic links: false if the system reports that
    /// there is none. If the system reports another error, the result is true, and reading the file reports the reason.
    package static func mayExist(_ path: String) -> Bool {
        access(path, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR)
    }

    /// The path itself, or the nearest existing folder above it.
    package static func ancestor(of path: String) -> String { split(path).existing }

    /// The missing folders of a path, the outermost first.
    package static func missingFolders(of path: String) -> [String] {
        let (existing, rest) = split(path)
        return rest.indices.map { index in PathText.joined(existing, rest[...index].joined(separator: "/")) }
    }

    /// The path with its symbolic links followed.
    package static func resolved(_ path: String) -> String {
        let (existing, rest) = split(path)
        guard let real = realpath(existing, nil) else { return path }
        defer { free(real) }
        return ([String(cString: real)] + rest).joined(separator: "/")
    }

    /// The existing part, and the parts after it.
    private static func split(_ path: String) -> (existing: String, rest: [String]) {
        var existing = path.isEmpty ? "." : path
        var rest: [String] = []
        while !mayExist(existing), existing != ".", existing != "/" {
            rest.insert(PathText.name(of: existing), at: 0)
            existing = PathText.folder(of: existing)
        }
        return (existing, rest)
    }
}
