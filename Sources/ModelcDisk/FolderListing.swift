import ModelcText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The names in a folder: all of them, or an error. The libraries' own listing takes an error of the disk for the end of the
/// folder and gives what came before.
package enum FolderListing {
    /// The names in byte order, those that are not UTF-8 with U+FFFD in place of what cannot be read.
    package static func names(in folder: String) throws(FileProblem) -> [String] {
        try bytes(in: folder).map { String(decoding: $0, as: UTF8.self) }
            .inByteOrder()
    }

    /// The names as the system has them, in its order.
    static func bytes(in folder: String) throws(FileProblem) -> [[UInt8]] {
        guard let directory = opendir(folder) else { throw FileProblem(path: folder, code: errno) }
        defer { closedir(directory) }
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                let start = UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self)
                return Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
            }
            if name != [dot], name != [dot, dot] { names.append(name) }
        }
        guard errno == 0 else { throw FileProblem(path: folder, code: errno) }
        return names
    }

    private static let dot = UInt8(ascii: ".")
}

/// Folders that no path can lead to, because the bytes of their names are not UTF-8. They are listed under another name, with
/// U+FFFD in it, under which nothing is found.
package enum UndecodableNames {
    /// Whether a listed name may stand for such a name.
    package static func mayStand(for name: String) -> Bool { name.unicodeScalars.contains("\u{FFFD}") }

    /// The names of the folders, as they are listed.
    package static func folders(in folder: String) throws(FileProblem) -> [String] {
        var names: [String] = []
        for bytes in try FolderListing.bytes(in: folder)
        where String(validating: bytes, as: UTF8.self) == nil && isFolder(bytes, in: folder) {
            names.append(String(decoding: bytes, as: UTF8.self))
        }
        return names
    }

    /// What the system says nothing of may be a folder.
    private static func isFolder(_ name: [UInt8], in folder: String) -> Bool {
        var status = stat()
        let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
        guard lstat(path, &status) == 0 else { return !FileProblem.isMissing(errno) }
        return status.st_mode & S_IFMT == S_IFDIR
    }
}
