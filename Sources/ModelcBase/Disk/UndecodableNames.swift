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

/// Finds folders whose names are not UTF-8. A Swift string cannot contain the path of such a folder: the listed name
/// contains U+FFFD instead of the invalid bytes, and no folder has this name.
package enum UndecodableNames {
    /// Whether a listed name contains U+FFFD. The real name is then possibly not UTF-8.
    package static func mayStand(for name: String) -> Bool { name.unicodeScalars.contains("\u{FFFD}") }

    /// The listed names (with U+FFFD) of the subfolders of `folder` whose real names are not UTF-8.
    package static func folders(in folder: String) throws(FileProblem) -> [String] {
        var names: [String] = []
        for bytes in try FolderListing.bytes(in: folder)
        where String(exactly: bytes) == nil && isFolder(bytes, in: folder) {
            names.append(String(decoding: bytes, as: UTF8.self))
        }
        return names
    }

    /// Whether the item is a folder. True if the system gives no information about the item.
    private static func isFolder(_ name: [UInt8], in folder: String) -> Bool {
        var status = stat()
        let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
        guard lstat(path, &status) == 0 else { return !FileProblem.isMissing(errno) }
        return status.st_mode & S_IFMT == S_IFDIR
    }
}
