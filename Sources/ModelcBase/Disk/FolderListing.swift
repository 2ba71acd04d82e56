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

/// Lists the names in a folder: returns all of them, or throws an error. Foundation's own listing treats a disk error
/// as the end of the folder and returns only the names before the error.
package enum FolderListing {
    /// The names in byte order. If a name is not UTF-8, its invalid bytes are replaced by U+FFFD.
    package static func names(in folder: String) throws(FileProblem) -> [String] {
        try unorderedNames(in: folder).inByteOrder()
    }

    /// The names in the system's order, for callers that search for one name and need no sorting.
    package static func unorderedNames(in folder: String) throws(FileProblem) -> [String] {
        try bytes(in: folder).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of the names as the system stores them, in the system's order.
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
