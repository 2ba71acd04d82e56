/// Splits paths by bytes, not by characters: a name may begin with a combining accent, which forms one character with
/// the slash before it.
package enum PathText {
    /// The path without its last part: `Models` for `Models/Library.xcdatamodeld`.
    package static func folder(of path: String) -> String {
        guard let cut = path.utf8.lastIndex(of: slash) else { return "." }
        return cut == path.startIndex ? "/" : String(path[..<cut])
    }

    /// The last part of the path: `Library.xcdatamodeld` for `Models/Library.xcdatamodeld`.
    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The parts between slashes. There is an empty part between adjacent slashes, before the first slash of an
    /// absolute path, and after a final slash.
    package static func parts(of path: some StringProtocol) -> [String] { path.parts(between: "/") }

    /// Whether the path contains a slash, so that it is not only a file name.
    package static func hasFolder(_ path: String) -> Bool { path.utf8.contains(slash) }

    private static let slash = UInt8(ascii: "/")

    /// The last part without its extension: `Library` for `Models/Library.xcdatamodeld/`.
    package static func stem(of path: String) -> String {
        let last = parts(of: path).last { !$0.isEmpty } ?? path
        guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
        return String(last[..<dot])
    }

    /// Appends a name or a path to a folder. For the working folder, no `./` is added.
    package static func joined(_ folder: String, _ name: String) -> String {
        folder == "." || folder.isEmpty ? name : withSlash(folder) + name
    }

    /// Adds `folder` before a relative path; an absolute path is unchanged.
    package static func located(_ path: String, in folder: String) -> String {
        if folder.isEmpty || path.hasPrefix("/") { return path }
        let tail = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        return tail.isEmpty || tail == "." ? folder : withSlash(folder) + tail
    }

    /// The folder with a slash at its end: every path in the folder begins with the result.
    package static func withSlash(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

    /// The path without slashes at its end; the root of the file system keeps its only slash.
    package static func trimmed(_ path: String) -> String {
        var path = Substring(path)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }

    /// The name without a suffix such as `.xcdatamodeld`; unchanged if it does not have the suffix.
    package static func dropping(_ ending: String, from name: String) -> String {
        name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    }
}
