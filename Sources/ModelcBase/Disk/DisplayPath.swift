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

/// Formats paths for reports and baselines, so that they are the same on every machine.
package struct DisplayPath: Sendable {
    /// The absolute path of the folder that paths are relative to, without a final slash.
    package let root: String
    /// The path of the root folder; nil if it is the working directory of the process.
    private let folder: String?

    /// - Parameter root: the folder that paths are relative to, as an absolute path; nil for the process's working
    ///   directory.
    package init(root folder: String? = nil) {
        self.folder = folder
        root = folder ?? FileManager.default.currentDirectoryPath
    }

    /// The path relative to the root if it is inside the root; otherwise the path unchanged.
    package func path(_ path: String) -> String {
        var path = path
        while path.hasPrefix("./"), path.count > 2 { path = String(path.dropFirst(2).drop { $0 == "/" }) }
        let base = PathText.withSlash(root)
        if path == root { return "." }
        return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    }

    /// The path relative to `folder`. Both may be relative to the root. Compares only the names; the file system is not
    /// accessed.
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
