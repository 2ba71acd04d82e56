import ModelcBase

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The git repository that contains a path, for reading. Nothing is checked out, and no filter, text conversion or hook
/// runs.
package struct GitRepository: Sendable {
    /// A commit that was found.
    package struct Commit: Hashable, Sendable {
        /// The revision as the user wrote it.
        package var revision: String
        /// The hash of the commit, in hexadecimal digits.
        var hash: String
    }

    /// A file or other entry in the tree of a commit.
    package struct Entry: Hashable, Sendable {
        /// The path relative to the repository's root.
        package var path: String
        fileprivate var object: String
        /// True for a regular file; false for a symbolic link or another repository (submodule).
        package var isFile: Bool
    }

    private let git: GitProcess
    /// The folder from which the repository was found, relative to the repository's root, with `/` at its end; empty
    /// for the root.
    private let prefix: String
    /// The repository's root on disk, with `/` at its end.
    private let root: String

    /// The repository that contains a path, and the path relative to the root of the repository.
    ///
    /// - Parameter environment: the environment variables with which git is found and run.
    package static func containing(
        _ path: String, environment: [String: String]
    ) throws(GitError) -> (repository: GitRepository, path: String) {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        guard ExistingPath.mayExist(url.path) else {
            throw .noRepository(path: path)
        }
        // Starts in the folder above the model, so that a repository inside the bundle is not found.
        let folder = url.deletingLastPathComponent().path
        let git = GitProcess(folder: folder, variables: environment)
        let outcome = try git.run(["rev-parse", "--is-inside-work-tree", "--show-prefix"])
        let lines = outcome.line.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard outcome.status == 0, lines.first == "true" else {
            if outcome.errors.contains("dubious ownership") {
                throw .failed(command: "rev-parse", reason: "the repository belongs to somebody else (safe.directory)")
            }
            throw .noRepository(path: path)
        }
        let prefix = lines.count > 1 ? String(lines[1]) : ""
        let root = folder.hasSuffix("/") ? folder : folder + "/"
        let repository = GitRepository(
            git: git, prefix: prefix, root: root.hasSuffix(prefix) ? String(root.dropLast(prefix.count)) : root)
        return (repository, prefix + url.lastPathComponent)
    }

    /// Whether a file or folder exists on disk at this path, relative to the repository's root.
    package func isInWorkTree(_ path: String) -> Bool { ExistingPath.mayExist(root + path) }

    /// The commit that a revision names: a branch, a tag, a hash or another git expression.
    package func commit(_ revision: String) throws(GitError) -> Commit {
        // A leading dash would make the text an option of git. No branch or tag can begin with a dash.
        let isOption = revision.hasPrefix("-")
        let isText = revision.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        guard !revision.isEmpty, !isOption, isText else { throw try unknown(revision) }
        let outcome = try git.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
        let hash = outcome.line
        guard outcome.status == 0, !hash.isEmpty, hash.allSatisfy(\.isHexDigit) else { throw try unknown(revision) }
        return Commit(revision: revision, hash: hash)
    }

    /// The best common ancestors of two commits. Empty if the commits have none, or if the clone does not contain them.
    package func mergeBases(of commit: Commit, and other: Commit) throws(GitError) -> [Commit] {
        let outcome = try git.run(["merge-base", "--all", commit.hash, other.hash])
        guard outcome.status == 0 else { return [] }
        return outcome.line.split(separator: "\n").map { Commit(revision: String($0), hash: String($0)) }
    }

    /// The commits of the tags with names that match the patterns, the newest first.
    package func tags(_ patterns: [String]) throws(GitError) -> [Commit] {
        let order = ["--sort=-version:refname", "--sort=-creatordate"]
        return try commits(order + patterns.map { "refs/tags/" + $0 })
    }

    /// The commits of `HEAD` and of all git references, such as branches and tags.
    package func tips() throws(GitError) -> [Commit] {
        let head = try git.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
        let current = head.status == 0 ? [Commit(revision: "HEAD", hash: head.line)] : []
        return current + (try commits([]))
    }

    /// The commits of git references such as branches and tags.
    private func commits(_ choice: [String]) throws(GitError) -> [Commit] {
        let format = "--format=%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end) %(refname:strip=2)"
        let outcome = try git.run(["for-each-ref", format] + choice)
        guard outcome.status == 0 else { throw failure("for-each-ref", outcome) }
        return outcome.line.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            return parts.count == 2 ? Commit(revision: String(parts[1]), hash: String(parts[0])) : nil
        }
    }

    /// The git hash of a file or folder in each of the commits; nil for a commit that does not have the path. Two equal
    /// hashes mean that nothing at or below the path differs.
    package func objects(at path: String, in commits: [Commit]) throws(GitError) -> [String?] {
        // A line feed in the path would end the line of the request.
        guard !path.contains("\n") else { return commits.map { _ in nil } }
        let questions = commits.map { "\($0.hash):\(path)\n" }.joined()
        let outcome = try git.run(["cat-file", "--batch-check=%(objectname)"], input: questions)
        guard outcome.status == 0 else { throw failure("cat-file", outcome) }
        let answers = outcome.line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard answers.count == commits.count || commits.isEmpty else {
            throw .failed(command: "cat-file", reason: "its answer is cut off")
        }
        return zip(commits, answers).map { _, answer in answer.hasSuffix(" missing") ? nil : answer }
    }

    /// The commit in which each file below a path was first added, in the history of `HEAD`. Keys are file paths;
    /// values are the position of the commit in this history, starting with the oldest. Files that were never committed
    /// are not included.
    package func additions(below path: String) throws(GitError) -> [String: Int] {
        let outcome = try git.run([
            "log", "--reverse", "--no-renames", "--diff-filter=A", "--name-only", "-z", "--format=%x00%H",
            "--full-history", "HEAD", "--",
            path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path,
        ])
        guard outcome.status == 0 else { throw failure("log", outcome) }
        var additions: [String: Int] = [:]
        var commit = 0
        for part in outcome.output.split(separator: 0, omittingEmptySubsequences: false) {
            let text = String(decoding: part.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
            if part.isEmpty { commit += 1 }
            if additions[text] == nil { additions[text] = commit }
        }
        return additions
    }

    private func unknown(_ revision: String) throws(GitError) -> GitError {
        .unknownRevision(revision, isShallow: try isShallow())
    }

    /// Whether this is a shallow clone, which lacks older commits.
    package func isShallow() throws(GitError) -> Bool {
        try git.run(["rev-parse", "--is-shallow-repository"]).line == "true"
    }
}

// The content of a commit.
extension GitRepository {
    /// The entries of a commit under a path, or all entries if `path` is nil.
    package func entries(of commit: Commit, under path: String?) throws(GitError) -> [Entry] {
        let place = path.map { [$0] } ?? []
        let outcome = try git.run(["ls-tree", "-r", "-z", "--full-tree", commit.hash, "--"] + place)
        guard outcome.status == 0 else { throw failure("ls-tree", outcome) }
        return outcome.output.split(separator: 0).compactMap(GitRepository.entry)
    }

    /// Parses a line of `git ls-tree`: `MODE TYPE HASH<tab>PATH`.
    private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let head = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
        guard head.count == 3 else { return nil }
        // Modes 100644 and 100755 are files, 120000 is a symbolic link, 160000 is another repository.
        return Entry(
            path: String(decoding: line[line.index(after: tab)...], as: UTF8.self), object: String(head[2]),
            isFile: head[0].hasPrefix("100"))
    }

    /// The bytes of files of a commit, in the order of the entries.
    package func contents(of entries: [Entry], in commit: Commit) throws(GitError) -> [[UInt8]] {
        let outcome = try git.run(["cat-file", "--batch"], input: entries.map { $0.object + "\n" }.joined())
        guard outcome.status == 0 else { throw failure("cat-file", outcome) }
        return try objects(in: outcome.output, of: entries, commit)
    }

    /// Parses the output of `git cat-file`: for each object `HASH blob SIZE\n`, the bytes and `\n`, or `HASH
    /// missing\n`.
    private func objects(
        in output: [UInt8], of entries: [Entry], _ commit: Commit
    ) throws(GitError) -> [[UInt8]] {
        var objects: [[UInt8]] = []
        var rest = output[...]
        for entry in entries {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
            let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            guard head.count == 3, let size = Int(head[2]), rest.endIndex - end > size else {
                throw .missingObjects(path: entry.path, revision: commit.revision)
            }
            let start = rest.index(after: end)
            objects.append(Array(rest[start..<start + size]))
            rest = rest[(start + size)...].dropFirst()
        }
        guard objects.count == entries.count else {
            throw .failed(command: "cat-file", reason: "its answer is cut off")
        }
        return objects
    }

    private func failure(_ command: String, _ outcome: GitProcess.Outcome) -> GitError {
        let reason = outcome.errors.split(separator: "\n").first.map(String.init) ?? "status \(outcome.status)"
        return .failed(command: command, reason: reason)
    }
}
