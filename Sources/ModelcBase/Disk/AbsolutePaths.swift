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
    /// The path from the root of the file system; one without a slash at its start counts from the process's working folder.
    ///
    /// Foundation says what it is. That takes long, because it asks the file system, so paths in which nothing has to be resolved
    /// do not get that far.
    package static func absolute(_ path: String) -> String {
        PlainPath.absolute(path) ?? URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// The path from a folder, by the names alone; both are absolute.
    package static func relative(_ path: String, to folder: String) -> String {
        let (target, start) = (named(path), named(folder))
        let common = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + target.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    private static func named(_ path: String) -> [String] { parts(of: path).filter { !$0.isEmpty } }
}

/// Paths from the root of the file system, for many entries of few folders: what has to be resolved of a path (`..`, a final slash)
/// is resolved once for each folder.
package struct AbsolutePaths {
    /// By the bytes of the paths that were given: strings are equal whose accents are written differently, and folders are not.
    private var known: [[UInt8]: String] = [:]

    package init() {}

    /// The folders of the entries, from the root of the file system.
    package var folders: some Collection<String> { known.values }

    /// The path of an entry, which is a file or a folder, from the root of the file system: that of its folder, and its name. An
    /// entry that is a link is the link.
    package mutating func path(of entry: String) -> String {
        // Bytes, since a name may begin with an accent, which makes one character with the slash before it.
        let cut = entry.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = cut.map { entry[entry.utf8.index(after: $0)...] } ?? entry[...]
        // A path that leads to a folder by `..` names no entry of the folder before it; `~` is the folder of a user.
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

/// Paths in which nothing has to be resolved.
private enum PlainPath {
    /// The beginnings of paths for which Foundation asks the file system for a shorter one.
    private static let systemLinks = ["/private/", "/var/automount/"]

    /// Nil for a path that is for Foundation to resolve.
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

    /// Whether a path begins at the root, and each of its parts is a name.
    private static func isPlain(_ path: String.UTF8View) -> Bool {
        let slash = UInt8(ascii: "/")
        guard path.first == slash, !path.contains(0) else { return false }
        return path.dropFirst().split(separator: slash, omittingEmptySubsequences: false).allSatisfy { name in
            !name.isEmpty && !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8)
        }
    }
}
