import ModelcBase
import ModelcDiagnostics
import ModelcFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A version that is being added to a bundle, as recorded in a note. The folder of the version appears before two other
/// changes are made: to the file that names the current version, and to the Xcode project. During that time, the note
/// is in the bundle, under a temporary name. If the run is killed, the note remains, and the next run finishes or
/// reverts the addition.
struct UnfinishedVersion: Equatable {
    /// The name of the new version's folder.
    var folder: String
    /// The name of the folder that the new folder replaces, if a version is renamed; otherwise nil.
    var replaced: String?

    private static let heading = "modelc: a version that is being added"

    init(folder: String, replaced: String? = nil) {
        self.folder = folder
        self.replaced = replaced
    }

    /// Reads the note at a path; nil if the file is not such a note.
    init?(note path: String) {
        guard let bytes = try? FileSystem.bytes(of: path, megabytes: 1) else { return nil }
        self.init(bytes)
    }

    /// Reads a note from its bytes; nil if they are not such a note.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 4, lines[0] == UnfinishedVersion.heading, lines[3].isEmpty else { return nil }
        let names = lines[1...2].map(String.init)
        let isUsable = names.allSatisfy { !PathText.hasFolder($0) } && names[0].hasSuffix(UnfinishedVersion.ending)
        guard isUsable, names[1].isEmpty || names[1].hasSuffix(UnfinishedVersion.ending) else { return nil }
        folder = names[0]
        replaced = names[1].isEmpty ? nil : names[1]
    }

    private static let ending = ".xcdatamodel"

    /// The content of the note, as bytes: a heading, the name of the new folder, and the name of the folder that it
    /// replaces, one on each line.
    var bytes: [UInt8] { Array("\(UnfinishedVersion.heading)\n\(folder)\n\(replaced ?? "")\n".utf8) }
}

extension UnfinishedVersion {
    /// Finishes or reverts additions of versions that killed runs have begun in a bundle. The caller holds the lock of
    /// the bundle.
    ///
    /// If the new version has already become current, the folder that it replaces is removed. Otherwise, the new
    /// version is removed, unless it was changed after the killed run.
    ///
    /// - Parameter wanted: the names of versions that must not be removed, as the command names them.
    /// - Returns: the actions that were taken, for the user.
    static func settle(in bundle: String, keeping wanted: [String]) -> [SettledVersion] {
        var settled: [SettledVersion] = []
        for note in UnfinishedFiles.leftFiles(in: bundle) {
            guard let version = UnfinishedVersion(note: note) else { continue }
            if let done = version.settle(in: bundle, since: note, keeping: wanted) { settled.append(done) }
            DiskWriting.discard(note)
        }
        return settled
    }

    /// Whether the addition still has to be finished or reverted.
    func isOpen(in bundle: String) -> Bool {
        guard let current = UnfinishedVersion.current(of: bundle) else { return true }
        let left = current + UnfinishedVersion.ending == folder ? replaced : folder
        return left.map { FileSystem.kind(of: bundle + "/" + $0) != .missing } ?? false
    }

    private func settle(in bundle: String, since note: String, keeping wanted: [String]) -> SettledVersion? {
        guard let current = UnfinishedVersion.current(of: bundle) else { return nil }
        let isDone = current + UnfinishedVersion.ending == folder
        let settled = { SettledVersion(bundle: bundle, kind: $0) }
        guard let left = isDone ? replaced : folder else {
            return UnfinishedVersion.isMeant(current, by: wanted) ? nil : settled(.added(current))
        }
        let name = PathText.dropping(UnfinishedVersion.ending, from: left)
        let path = bundle + "/" + left
        let isWanted = !isDone && UnfinishedVersion.isMeant(name, by: wanted)
        guard !isWanted, isUntouched(path, since: note), left != current + UnfinishedVersion.ending,
            (try? FileWriter.retire(path)) != nil
        else { return nil }
        return settled(isDone ? .renamed(name, to: current) : .tookBack(name))
    }

    /// Whether a command means this version: one of the words in `wanted` is its name, or the number at the end of its
    /// name.
    private static func isMeant(_ name: String, by wanted: [String]) -> Bool {
        wanted.contains { name == PathText.dropping(ending, from: $0) || name.hasSuffix(" " + $0) }
    }

    /// Returns the name of the current version; nil if the bundle does not name an existing one.
    private static func current(of bundle: String) -> String? {
        let path = bundle + "/" + CurrentVersionEditor.fileName
        guard let bytes = try? FileSystem.bytes(of: path, megabytes: 1), let name = NamedVersion(bytes)?.version,
            FileSystem.kind(of: bundle + "/" + name + ending) == .folder
        else { return nil }
        return name
    }

    /// Whether a folder contains only the files of a version, and no file was created or changed after the note.
    private func isUntouched(_ path: String, since note: String) -> Bool {
        guard let names = UnfinishedVersion.files(of: path), let age = FileTimes(of: note) else { return false }
        return names.allSatisfy { name in FileTimes(of: path + "/" + name)?.isAfter(age) == false }
    }

    /// Returns the paths of the files in a version's folder; nil if the folder contains anything else, or is a symbolic
    /// link.
    static func files(of folder: String) -> [String]? {
        guard let isOwn = try? FileSystem.isOwnFolder(folder), isOwn, let names = try? FolderListing.names(in: folder)
        else { return nil }
        let isKnown = { (name: String) in
            UnfinishedFiles.versionFiles.contains(name) && FileSystem.isOwnFile(folder + "/" + name)
        }
        return names.allSatisfy(isKnown) ? names : nil
    }
}

/// The times when a file's content last changed, and when its data in the file system (`stat`) last changed. A copy may
/// keep the first time of the original, but not the second.
private struct FileTimes {
    private let content: FileTime
    private let file: FileTime

    /// Nil if the file does not exist.
    init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            (content, file) = (FileTime(status.st_mtimespec), FileTime(status.st_ctimespec))
        #else
            (content, file) = (FileTime(status.st_mtim), FileTime(status.st_ctim))
        #endif
    }

    func isAfter(_ other: FileTimes) -> Bool { content > other.content || file > other.file }
}

private struct FileTime: Comparable {
    private let seconds: Int
    private let fraction: Int

    init(_ time: timespec) { (seconds, fraction) = (Int(time.tv_sec), Int(time.tv_nsec)) }

    static func < (left: FileTime, right: FileTime) -> Bool {
        (left.seconds, left.fraction) < (right.seconds, right.fraction)
    }
}

extension DiagnosticID {
    static let unfinishedVersion = DiagnosticID("unfinished-version")
}
