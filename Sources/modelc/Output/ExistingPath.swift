#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the file system has of a path whose last parts need not exist.
enum ExistingPath {
    /// Whether something may stand at a path, symbolic links followed: not where the system says that there is nothing. Where it
    /// fails to say, reading the file says why.
    static func mayExist(_ path: String) -> Bool { access(path, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) }

    /// The path itself, or the nearest folder above it that is there.
    static func ancestor(of path: String) -> String { split(path).existing }

    /// The path with its symbolic links followed.
    static func resolved(_ path: String) -> String {
        let (existing, rest) = split(path)
        guard let real = realpath(existing, nil) else { return path }
        defer { free(real) }
        return ([String(cString: real)] + rest).joined(separator: "/")
    }

    /// What is there, and the parts behind it.
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
