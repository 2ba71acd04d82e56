#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Paths as reports and baselines have them: the same on every machine.
struct DisplayPath {
    /// The absolute path of the working directory, without a final slash.
    let root: String

    init() { root = FileManager.default.currentDirectoryPath }

    /// The path from the working directory where it leads inside of it, or else as it is.
    func path(_ path: String) -> String {
        var path = path
        while path.hasPrefix("./"), path.count > 2 { path = String(path.dropFirst(2).drop { $0 == "/" }) }
        let base = root.hasSuffix("/") ? root : root + "/"
        if path == root { return "." }
        return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    }

    /// The path from a folder, by the names alone; both may count from the working directory.
    func path(_ path: String, from folder: String) -> String {
        let target = parts(OutputFolders.absolute(path))
        let start = parts(OutputFolders.absolute(folder.isEmpty ? "." : folder))
        let common = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + target.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    private func parts(_ path: String) -> [Substring] { path.split(separator: "/") }
}
