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

/// Files and folders that are being written under names of their own, and what is left of them by runs that were killed.
enum UnfinishedFiles {
    /// How their names begin.
    static let prefix = ".modelc-"
    /// The longest of their names, in bytes.
    static let nameLength = 40

    /// A name for an unfinished file or folder.
    static func path(in folder: String) -> String {
        "\(folder)/\(prefix)\(getpid())-\(UInt32.random(in: .min ... .max)).tmp"
    }

    /// Where an unfinished file for a path is: in the folder of the file, or beside a compiled bundle, which others may pack
    /// as it is, if the file can be moved from there.
    static func folder(for path: String) -> String {
        let folder = PathText.folder(of: path)
        let above = PathText.folder(of: folder)
        var (inside, outside) = (stat(), stat())
        guard folder.hasSuffix(".momd"), lstat(folder, &inside) == 0, inside.st_mode & S_IFMT == S_IFDIR,
            stat(above, &outside) == 0, inside.st_dev == outside.st_dev, access(above, W_OK) == 0
        else { return folder }
        return above
    }

    /// Removes those of processes that are no more.
    static func remove(in folders: some Sequence<String>) {
        for folder in Set(folders) { remove(in: folder) }
    }

    private static func remove(in folder: String) {
        for (path, kind) in left(in: folder) {
            if kind == S_IFREG { DiskWriting.discard(path) } else { removeFolder(path) }
        }
    }

    /// The files in a folder that processes have left that are no more.
    static func leftFiles(in folder: String) -> [String] { left(in: folder).filter { $0.kind == S_IFREG }.map(\.path) }

    /// The files and folders in a folder that nobody writes any more.
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

    /// Whether nobody writes a file or folder any more. Its writer holds a lock on it, which the system lets go of with the process,
    /// wherever that runs; between making and locking it there are some microseconds. Without locks, what is older than a
    /// minute and of no process that is known here is left behind.
    private static func isLeftBehind(_ path: String, _ process: pid_t, _ age: Int) -> Bool {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return age > 60 && isGone(process) }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return age > 1 || isGone(process) }
        return errno != EWOULDBLOCK && age > 60 && isGone(process)
    }

    private static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

    /// Such a folder has nothing in it but the contents of a version, the versions of a bundle, or those of a compiled one;
    /// whatever else is there keeps it.
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

    /// What is written into new folders, beside compiled versions.
    private static let fileNames = versionFiles.union([".xccurrentversion", "VersionInfo.plist"])
    /// What Xcode and macOS write into the folder of a version.
    static let versionFiles: Set = [ModelFormat.contentsName, "elements", "layout", ".DS_Store"]

    /// The process whose unfinished file has that name; nil for the name of another file.
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
