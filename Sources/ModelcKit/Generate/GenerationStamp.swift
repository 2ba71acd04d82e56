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

/// A record of a generation that had nothing to complain about: as long as nothing that it read and nothing that it wrote
/// has changed since, it need not be done again.
///
/// One line for each file with its state; whatever cannot be recorded with certainty makes the next run a full one.
struct GenerationStamp {
    /// What the first line says: a file without it is not ours to replace.
    static let marker = "modelc stamp 1"

    /// The stamp's own path.
    let path: String
    private let request: String
    /// As they were before the generation read them; nil where one of them has no state that can be trusted.
    private let inputs: [String]?

    /// - Parameters:
    ///   - arguments: the command line, on which everything depends that is not in a file.
    ///   - files: what the generation is going to read.
    ///   - workspace: whose folder paths count from.
    init(path: String, arguments: [String], files: StampedFiles, in workspace: Workspace) {
        self.path = path
        let words = [ModelcVersion.text, workspace.display.root] + arguments
        request = "request " + Hexadecimal.text(of: SHA256.digest(of: Array(words.joined(separator: "\0").utf8)).bytes)
        inputs = GenerationStamp.lines("read", files.paths)
    }

    /// How large a stamp may be: a file takes about a hundred bytes.
    private static let megabytes = 64

    /// How many files the recorded generation has, if it would be the same again; nil where it has to be done.
    func unchangedFileCount() -> Int? {
        guard let inputs, case .success(let bytes) = FileBytes.contents(of: path, megabytes: GenerationStamp.megabytes)
        else {
            return nil
        }
        let recorded = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        let expected = [GenerationStamp.marker, request] + inputs
        guard recorded.starts(with: expected) else { return nil }
        let outputs = recorded.dropFirst(expected.count)
        guard outputs.allSatisfy(isStillTrue) else { return nil }
        return outputs.count { !$0.hasPrefix("folder ") && !$0.hasPrefix("names ") }
    }

    /// The text of the stamp after a generation; nil where something about it cannot be recorded.
    func text(after files: [PlannedFile]) -> String? {
        let written = files.filter { $0.file.policy == .machine }.map(\.path)
        // A file that belongs to the user may change; it only has to be there.
        let kept = files.filter { $0.file.policy != .machine }.map(\.path)
        guard let inputs, let outputs = GenerationStamp.lines("wrote", written),
            let folders = folderLines(Set(files.map(\.folder)).sorted()),
            kept.allSatisfy({ FileState(ofFileAt: $0) != nil && !$0.contains("\n") })
        else { return nil }
        let lines = [GenerationStamp.marker, request] + inputs + outputs + kept.map { "kept " + $0 } + folders
        return lines.map { $0 + "\n" }.joined()
    }

    /// The states of folders. That of the one which gets the stamp changes with it: there the names count.
    private func folderLines(_ folders: [String]) -> [String]? {
        var lines: [String] = []
        for folder in folders {
            let isOwn = FileSystem.isSame(folder, PathText.folder(of: path))
            guard let line = isOwn ? namesLine(folder) : GenerationStamp.line("folder", folder) else { return nil }
            lines.append(line)
        }
        return lines
    }

    /// `names HASH FOLDER`: which files a folder has besides the stamp, and besides what runs are writing just now.
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
        return GenerationStamp.line(String(parts[0]), String(parts[5])) == line
    }
}

/// What the system says of a file or folder without its content being read: when it is the same as before, so is the
/// content. A change sets the time of change, which no program can set back.
struct FileState: Hashable {
    /// Size, inode, and the times of modification and change in seconds and nanoseconds, as one line of text.
    let text: String

    /// The state; nil if there is nothing, or a symbolic link, whose target could be another one without a trace.
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

/// Everything that a generation reads, as paths: models with all their versions, the configuration, templates, and the tool
/// itself.
struct StampedFiles {
    /// Files and folders; a folder's own state tells of entries that come and go.
    let paths: [String]

    /// - Parameters:
    ///   - configuration: the path of the configuration file.
    ///   - tool: the path of the program. Another build of it may generate something else, whatever version it says it is. Where
    ///     nobody knows where it is, the empty path has no state that can be recorded, and every run is a full one.
    init(models: [EffectiveModel], configuration: String?, tool: String?) {
        let templates = models.flatMap { model in
            (model.settings.templates.map { [$0.value.path] } ?? [])
                + (model.settings.outputs?.value ?? []).map(\.template.path)
        }
        let roots = models.map { StampedFiles.bundle(of: $0.path.path) } + templates
        paths = (roots.flatMap(StampedFiles.all) + [configuration].compactMap { $0 } + [tool ?? ""])
    }

    /// - Parameters:
    ///   - roots: the files and folders that are read, with all that is below them.
    ///   - tool: the path of the program.
    init(roots: [String], tool: String?) {
        paths = roots.map(StampedFiles.bundle).flatMap(StampedFiles.all) + [tool ?? ""]
    }

    /// The bundle that a path leads into, since other versions of it are read as well.
    private static func bundle(of path: String) -> String { PathText.model(around: path) ?? path }

    private static func all(below root: String) -> [String] {
        let below = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
        return [root] + below.inByteOrder().map { root + "/" + $0 }
    }
}
