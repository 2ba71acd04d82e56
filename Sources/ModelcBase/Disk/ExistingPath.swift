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

/// Finds the part of a path that exists. The last names of the path may belong to missing files and folders.
package enum ExistingPath {
    /// Whether there may be a file or folder at a path, following symbolic links. False if the system reports that
    /// nothing exists. True for any other system error: reading the file then reports the reason.
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

    /// Splits the path into the part that exists and the names after it.
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
