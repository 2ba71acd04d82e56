#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Folders that no path can lead to, because the bytes of their names are not UTF-8. The system's libraries list them under
/// another name, with U+FFFD in it, under which nothing is found.
enum UndecodableNames {
    /// Whether a listed name may stand for such a name.
    static func mayStand(for name: String) -> Bool { name.unicodeScalars.contains("\u{FFFD}") }

    /// The names of the folders, as they are listed.
    static func folders(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard String(validating: bytes, as: UTF8.self) == nil, isFolder(bytes, in: dirfd(directory)) else {
                continue
            }
            names.append(String(decoding: bytes, as: UTF8.self))
        }
        return names
    }

    private static func isFolder(_ name: [UInt8], in directory: Int32) -> Bool {
        var status = stat()
        let isThere = (name + [0]).withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return false }
            return fstatat(directory, start, &status, Int32(AT_SYMLINK_NOFOLLOW)) == 0
        }
        return isThere && status.st_mode & S_IFMT == S_IFDIR
    }
}
