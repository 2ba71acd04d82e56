import ModelcBase

/// Files and folders in memory. Paths are compared as strings; a folder exists if it contains a file.
package struct MemoryFiles: Sendable {
    /// The item at a path.
    package enum Entry: Sendable {
        case file([UInt8])
        /// A symbolic link, a nested repository, or a file that is not needed: it exists but cannot be read.
        case other
    }

    private let entries: [String: Entry]
    private let names: [String: Set<String>]

    /// - Parameter entries: the items by path. The parts of a path are separated by `/`, with no `/` at the end.
    package init(_ entries: [String: Entry]) {
        self.entries = entries
        var names: [String: Set<String>] = [:]
        for path in entries.keys {
            var rest = Substring(path)
            while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
                let name = String(rest[rest.utf8.index(after: slash)...])
                rest = rest[..<slash]
                guard names[String(rest), default: []].insert(name).inserted else { break }
            }
        }
        self.names = names
    }

    func has(_ path: String) -> Bool { entries[path] != nil || names[path] != nil }

    func kind(of path: String) -> FileSystem.Kind {
        switch entries[path] {
        case .file?: .file
        case .other?: .other
        case nil: names[path] == nil ? .missing : .folder
        }
    }

    func entries(of folder: String) throws(FileProblem) -> [String] {
        guard let names = names[folder] else { throw FileProblem(path: folder, reason: "it is not a folder") }
        return names.inByteOrder()
    }

    func bytes(of file: String) throws(FileProblem) -> [UInt8] {
        switch entries[file] {
        case .file(let bytes)?: return bytes
        case .other?: throw FileProblem(path: file, reason: "it is not a regular file")
        case nil: throw FileProblem(path: file, reason: "it does not exist")
        }
    }
}
