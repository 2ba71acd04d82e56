import ModelcBase
import ModelcSettings

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

/// A record of a successful run of `generate` or `compile` without messages. The run need not be repeated while none of
/// the files that it read or wrote has changed.
///
/// The stamp has one line for each file with its state. If a state cannot be recorded with certainty, the next run is a
/// full run.
struct RunStamp {
    /// The first line of a stamp. A file without it was not written by modelc and is not replaced.
    static let marker = "modelc stamp 1"

    /// The stamp's own path.
    let path: String
    private let request: String
    /// The states of the inputs before the run read them; nil if the state of an input cannot be trusted.
    private let inputs: [String]?

    /// - Parameters:
    ///   - arguments: the command line, which together with the files determines the result of the run.
    ///   - files: the files that the run is going to read.
    ///   - workspace: the workspace; relative paths are resolved against its folder.
    init(path: String, arguments: [String], files: StampedFiles, in workspace: Workspace) {
        self.path = path
        let words = [ModelcVersion.text, workspace.display.root] + arguments
        request = "request " + Hexadecimal.text(of: SHA256.digest(of: Array(words.joined(separator: "\0").utf8)).bytes)
        inputs = RunStamp.lines("read", files.paths)
    }

    /// The maximum size of a stamp, in megabytes. Each file takes about a hundred bytes in it.
    private static let megabytes = 64

    /// Returns the number of files of the recorded run if repeating the run would give the same result; nil if the run
    /// has to be repeated.
    func unchangedFileCount() -> Int? {
        guard let inputs, case .success(let bytes) = FileBytes.contents(of: path, megabytes: RunStamp.megabytes)
        else {
            return nil
        }
        let recorded = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        let expected = [RunStamp.marker, request] + inputs
        guard recorded.starts(with: expected) else { return nil }
        let outputs = recorded.dropFirst(expected.count)
        guard outputs.allSatisfy(isStillTrue) else { return nil }
        return outputs.count { !$0.hasPrefix("folder ") && !$0.hasPrefix("names ") }
    }

    /// Returns the text of the stamp after a run; nil if a state cannot be recorded.
    func text(after files: [PlannedFile]) -> String? {
        let written = files.filter { $0.file.policy == .machine }.map(\.path)
        // A file that belongs to the user may change; it only has to exist.
        let kept = files.filter { $0.file.policy != .machine }.map(\.path)
        guard let inputs, let outputs = RunStamp.lines("wrote", written),
            let folders = folderLines(Set(files.map(\.folder)).sorted()),
            kept.allSatisfy({ FileState(ofFileAt: $0) != nil && !$0.contains("\n") })
        else { return nil }
        let lines = [RunStamp.marker, request] + inputs + outputs + kept.map { "kept " + $0 } + folders
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns one line for each folder, with its state; nil if a state cannot be recorded. For the folder that
    /// contains the stamp, the line has the file names instead, because writing the stamp changes the folder's state.
    private func folderLines(_ folders: [String]) -> [String]? {
        var lines: [String] = []
        for folder in folders {
            let isOwn = FileSystem.isSame(folder, PathText.folder(of: path))
            guard let line = isOwn ? namesLine(folder) : RunStamp.line("folder", folder) else { return nil }
            lines.append(line)
        }
        return lines
    }

    /// Returns the line `names HASH FOLDER` for a folder. The hash is computed from the names in the folder, without
    /// the stamp and without files that other runs are writing. Nil if the folder cannot be listed, or if its path
    /// has a line break.
    private func namesLine(_ folder: String) -> String? {
        guard !folder.contains("\n"), let names = try? FolderListing.names(in: folder) else { return nil }
        let others = names.filter { $0 != PathText.name(of: path) && !$0.hasPrefix(UnfinishedFiles.prefix) }
        let digest = SHA256.digest(of: Array(others.joined(separator: "\0").utf8))
        return "names \(Hexadecimal.text(of: digest.bytes)) \(folder)"
    }

    private static func lines(_ kind: String, _ paths: [String]) -> [String]? {
        var lines: [String] = []
        lines.reserveCapacity(paths.count)
        for path in paths {
            guard let line = line(kind, path) else { return nil }
            lines.append(line)
        }
        return lines
    }

    private static func line(_ kind: String, _ path: String) -> String? {
        guard !path.contains("\n"), let state = FileState(ofFileAt: path) else { return nil }
        return "\(kind) \(state.text) \(path)"
    }

    private func isStillTrue(_ line: String) -> Bool {
        if line.hasPrefix("names ") {
            let folder = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).last
            return folder.map { namesLine(String($0)) == line } ?? false
        }
        if line.hasPrefix("kept ") { return FileState(ofFileAt: String(line.dropFirst(5))) != nil }
        let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
        guard parts.count == 6 else { return false }
        return RunStamp.line(String(parts[0]), String(parts[5])) == line
    }
}

/// The state of a file or folder according to the system, determined without reading the content. If the state is unchanged,
/// the content is unchanged: a change updates the time of change, which no program can set back.
struct FileState: Hashable {
    /// Size, inode, and the times of modification and change in seconds and nanoseconds, as one line of text.
    let text: String

    /// The state of the file; nil if nothing exists at the path. Also nil for a symbolic link: its target could be
    /// replaced without changing the state of the link.
    init?(ofFileAt path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return nil }
        #if canImport(Darwin)
            let times = [status.st_mtimespec, status.st_ctimespec]
        #else
            let times = [status.st_mtim, status.st_ctim]
        #endif
        let numbers = times.map { "\($0.tv_sec).\($0.tv_nsec)" }
        text = "\(status.st_size) \(status.st_ino) \(numbers[0]) \(numbers[1])"
    }
}
