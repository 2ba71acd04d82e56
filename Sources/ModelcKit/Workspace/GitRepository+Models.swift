import ModelcFiles
import ModelcGit

extension GitRepository {
    /// The files of a model in a commit, and the path that they stand under: `REVISION:path`.
    func model(at path: String, in commit: Commit) throws(GitError) -> (files: MemoryFiles, path: String) {
        let entries = try entries(of: commit, under: path)
        guard !entries.isEmpty else {
            throw .notInRevision(path: path, revision: commit.revision, candidates: try models(in: commit))
        }
        let needed = entries.filter { $0.isFile && GitRepository.isRead($0.path) }
        let contents = try contents(of: needed, in: commit)
        let root = commit.revision + ":" + (path.contains("/") ? "" : "./")
        var files: [String: MemoryFiles.Entry] = [:]
        for entry in entries { files[root + entry.path] = .other }
        for (entry, bytes) in zip(needed, contents) { files[root + entry.path] = .file(bytes) }
        return (MemoryFiles(files), root + path)
    }

    /// Only the files that make up a model are read.
    private static func isRead(_ path: String) -> Bool {
        ["contents", "elements", ".xccurrentversion"].contains(path.split(separator: "/").last ?? "")
    }

    /// The bundles and stand-alone models of a commit, from the repository's root.
    private func models(in commit: Commit) throws(GitError) -> [String] {
        var models: Set<String> = []
        for entry in try entries(of: commit, under: nil) where GitRepository.isRead(entry.path) {
            let parts = entry.path.split(separator: "/")
            let end = parts.firstIndex { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
            if let end { models.insert(parts[...end].joined(separator: "/")) }
        }
        return models.sorted()
    }
}
