import ModelcBase
import ModelcSchema

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

/// Files and folders under temporary names: a process is writing them, or a killed run has left them behind.
enum UnfinishedFiles {
    /// The prefix of the temporary names.
    static let prefix = ".modelc-"
    /// The maximum length of a temporary name, in bytes.
    static let nameLength = 40

    /// Returns a name for an unfinished file or folder.
    static func path(in folder: String) -> String {
        "\(folder)/\(prefix)\(getpid())-\(UInt32.random(in: .min ... .max)).tmp"
    }

    /// Returns the folder for the temporary file of a path: normally the folder of the file. For a file in a `.momd`
    /// bundle, it is the folder above the bundle if the file can be moved from there, because other programs may
    /// package the bundle while the file is unfinished.
    static func folder(for path: String) -> String {
        let folder = PathText.folder(of: path)
        let above = PathText.folder(of: folder)
        var (inside, outside) = (stat(), stat())
        guard folder.hasSuffix(".momd"), lstat(folder, &inside) == 0, inside.st_mode & S_IFMT == S_IFDIR,
            stat(above, &outside) == 0, inside.st_dev == outside.st_dev, access(above, W_OK) == 0
        else { return folder }
        return above
    }

    /// Removes the unfinished files of processes that no longer exist. Notes about versions that are still unfinished stay for
    /// `UnfinishedVersion.settle`.
    static func remove(in folders: some Sequence<String>) {
        for folder in Set(folders) { remove(in: folder) }
    }

    private static func remove(in folder: String) {
        for (path, kind) in left(in: folder) {
            if kind != S_IFREG {
                removeFolder(path)
            } else if UnfinishedVersion(note: path)?.isOpen(in: folder) != true {
                DiskWriting.discard(path)
            }
        }
    }

    /// Returns the paths of the unfinished files in a folder that earlier runs of modelc left behind when they were
    /// killed.
    static func leftFiles(in folder: String) -> [String] { left(in: folder).filter { $0.kind == S_IFREG }.map(\.path) }

    /// Returns the unfinished files and folders in a folder that no process is writing anymore, with the file type from
    /// `stat`.
    private static func left(in folder: String) -> [(path: String, kind: mode_t)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { name in
            guard let process = processOfTemporary(name) else { return nil }
            var status = stat()
            let path = folder + "/" + name
            guard lstat(path, &status) == 0 else { return nil }
            let kind = status.st_mode & S_IFMT
            let age = time(nil) - modificationTime(status)
            return [S_IFREG, S_IFDIR].contains(kind) && isLeftBehind(path, process, age) ? (path, kind) : nil
        }
    }

    /// Whether no process is writing an unfinished file or folder anymore. The writer holds a lock on it, which the
    /// system releases when the process ends, on any machine. Only a few microseconds pass between creating and locking
    /// it. On a file system without locks, it counts as left behind if it is older than a minute and does not belong to
    /// a process known on this machine.
    private static func isLeftBehind(_ path: String, _ process: pid_t, _ age: Int) -> Bool {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return age > 60 && isGone(process) }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return age > 1 || isGone(process) }
        return errno != EWOULDBLOCK && age > 60 && isGone(process)
    }

    private static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

    /// Removes an unfinished folder. Such a folder contains only files of a version, of a bundle with its versions, or
    /// of a compiled bundle. A folder with any other content is kept.
    private static func removeFolder(_ folder: String) {
        remove(in: folder)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFREG where fileNames.contains(name) || name.hasSuffix(".mom"): DiskWriting.discard(path)
            case S_IFDIR where name.hasSuffix(".xcdatamodel"): removeFolder(path)
            default: break
            }
        }
        DiskWriting.discardFolder(folder)
    }

    /// The names of files that are written into new folders, beside compiled versions.
    private static let fileNames = versionFiles.union([".xccurrentversion", "VersionInfo.plist", storeName])
    /// The name of an unfinished store in a folder of its own.
    static let storeName = "store.sqlite"
    /// The names of files that Xcode and macOS write into the folder of a version.
    static let versionFiles: Set = [ModelFormat.contentsName, "elements", "layout", ".DS_Store"]

    /// Returns the process that writes an unfinished file of this name; nil if it is not the name of an unfinished
    /// file.
    private static func processOfTemporary(_ name: String) -> pid_t? {
        guard name.hasPrefix(prefix), name.hasSuffix(".tmp") else { return nil }
        let parts = name.dropFirst(prefix.count).dropLast(".tmp".count).split(separator: "-")
        guard parts.count == 2, UInt32(parts[1]) != nil, let process = pid_t(parts[0]), process > 0 else { return nil }
        return process
    }

    private static func modificationTime(_ status: stat) -> Int {
        #if canImport(Darwin)
            status.st_mtimespec.tv_sec
        #else
            status.st_mtim.tv_sec
        #endif
    }
}
