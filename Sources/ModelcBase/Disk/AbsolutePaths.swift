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

extension PathText {
    /// The absolute path. A path without a slash at its start is relative to the process's working folder.
    ///
    /// Foundation resolves the path, but this is slow because it accesses the file system. It is skipped for paths that
    /// are already resolved.
    package static func absolute(_ path: String) -> String {
        PlainPath.absolute(path) ?? URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// The path relative to a folder. Both must be absolute. Compares only the names; the file system is not accessed.
    package static func relative(_ path: String, to folder: String) -> String {
        let (target, start) = (named(path), named(folder))
        let common = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + target.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    private static func named(_ path: String) -> [String] { parts(of: path).filter { !$0.isEmpty } }
}

/// Converts many paths in a few folders to absolute paths. The folder part (`..`, a final slash) is resolved only once
/// for each folder.
package struct AbsolutePaths {
    /// The absolute path of each folder. The key is the UTF-8 bytes of the folder's path: two strings with differently
    /// encoded accents are equal, but they name different folders.
    private var known: [[UInt8]: String] = [:]

    package init() {}

    /// The absolute paths of all folders that were resolved so far.
    package var folders: some Collection<String> { known.values }

    /// Returns the absolute path of a file or folder: its name, appended to the absolute path of its folder. If the
    /// entry is a symbolic link, the link is not followed.
    package mutating func path(of entry: String) -> String {
        // Compares bytes, because a name may begin with a combining accent, which forms one character with the slash
        // before it.
        let cut = entry.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = cut.map { entry[entry.utf8.index(after: $0)...] } ?? entry[...]
        // `..` at the end names the parent folder, not an entry; `~` is a user's home folder. Foundation resolves both.
        if name.isEmpty || name == "." || name == ".." || entry.hasPrefix("~") { return PathText.absolute(entry) }
        let folder = self.folder(cut.map { $0 == entry.startIndex ? "/" : String(entry[..<$0]) } ?? ".")
        return folder == "/" ? folder + name : folder + "/" + name
    }

    private mutating func folder(_ path: String) -> String {
        let key = Array(path.utf8)
        if let folder = known[key] { return folder }
        let folder = PathText.absolute(path)
        known[key] = folder
        return folder
    }
}

/// Recognizes absolute paths without `.` and `..`, which need no resolving.
private enum PlainPath {
    /// The path prefixes for which Foundation looks up a shorter path in the file system.
    private static let systemLinks = ["/private/", "/var/automount/"]

    /// Returns the absolute path; nil if only Foundation can resolve the path.
    static func absolute(_ path: String) -> String? {
        guard let path = fromRoot(path), isPlain(path.utf8),
            !systemLinks.contains(where: { path.utf8.starts(with: $0.utf8) })
        else { return nil }
        return path
    }

    private static func fromRoot(_ path: String) -> String? {
        switch path.utf8.first {
        case UInt8(ascii: "/"): return path
        case nil, UInt8(ascii: "~"): return nil
        case _?: return workingFolder.map { ($0 == "/" ? "" : $0) + "/" + path }
        }
    }

    private static var workingFolder: String? {
        guard let bytes = getcwd(nil, 0) else { return nil }
        defer { free(bytes) }
        return String(cString: bytes)
    }

    /// Whether the path is absolute and all its parts are names (not `.`, not `..`).
    private static func isPlain(_ path: String.UTF8View) -> Bool {
        let slash = UInt8(ascii: "/")
        guard path.first == slash, !path.contains(0) else { return false }
        return path.dropFirst().split(separator: slash, omittingEmptySubsequences: false).allSatisfy { name in
            !name.isEmpty && !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8)
        }
    }
}
