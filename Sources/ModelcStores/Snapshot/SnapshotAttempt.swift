import ModelcDiagnostics

/// One attempt to copy a store while other programs may use it.
///
/// With a rollback journal, the read lock prevents other programs from writing. With a write-ahead log, other programs
/// may write and copy pages from the log into the main file. Therefore the main file is copied first and the log
/// second. If the log was not restarted in between, every page that changed in the main file is also in the log, and
/// SQLite prefers the page in the log. A restarted log has another header.
struct SnapshotAttempt {
    enum Outcome {
        case complete(StoreSnapshot)
        case locked
        case changed
    }

    private let path: String
    private let temporaryFolder: String?

    init(_ path: String, _ temporaryFolder: String?) {
        self.path = path
        self.temporaryFolder = temporaryFolder
    }

    func run() throws(StoreError) -> Outcome {
        let main = try openMain()
        let header = try header(of: main)
        guard SharedLock.take(on: main) else { return .locked }
        let before = try state(of: main)
        let folder = try privateFolder()
        try copy(main, .main, to: folder)
        let log = try companion("-wal")
        if let log { try copy(log, .writeAheadLog, to: folder) }
        try copyJournal(to: folder)
        guard try before == state(of: main) else { return .changed }
        let hasLog = try log.map { file throws(StoreError) in try stamp(of: file).size > 0 } ?? false
        return .complete(
            StoreSnapshot(
                path: path, folder: folder, hasWriteAheadLog: hasLog,
                diagnostics: header.usesWriteAheadLog && log == nil ? [missingLog] : []))
    }

    /// Values that are compared before and after copying. If they are equal, the copy shows the store at a single
    /// moment.
    private struct State: Hashable {
        /// The first bytes of the log; nil if there is no log, empty if the log is empty.
        var logHeader: [UInt8]?
        /// The main file's inode number, size and modification time; nil if changes go to a write-ahead log.
        var main: SourceFile.Stamp?
    }

    private static let logHeaderSize = 32

    private func state(of main: SourceFile) throws(StoreError) -> State {
        let log = try companion("-wal")
        guard let log else { return State(main: try stamp(of: main)) }
        guard let header = log.bytes(at: 0, count: SnapshotAttempt.logHeaderSize) else {
            throw .unreadable(path, "the system cannot read the first bytes of its log", help: "check the disk")
        }
        return State(logHeader: header, main: header.isEmpty ? try stamp(of: main) : nil)
    }

    private func stamp(of file: SourceFile) throws(StoreError) -> SourceFile.Stamp {
        guard let stamp = file.stamp else {
            throw .unreadable(path, "the system does not report its size", help: "check the disk")
        }
        return stamp
    }

    private func openMain() throws(StoreError) -> SourceFile {
        do throws(SourceFile.Refusal) {
            return try SourceFile.open(path)
        } catch {
            throw problem(error, path, isMain: true)
        }
    }

    private func header(of main: SourceFile) throws(StoreError) -> DatabaseHeader {
        guard let probe = main.bytes(at: 0, count: FileContentKind.probeSize) else {
            throw .unreadable(path, "the system cannot read its first bytes", help: "check the disk")
        }
        let kind = FileContentKind(probe)
        if let complaint = kind.complaint { throw .notAStore(path, complaint, help: kind.help ?? "") }
        guard let header = DatabaseHeader(probe) else {
            throw .unreadable(
                path, "it ends after \(probe.count) bytes, inside its header", help: "copy the store again")
        }
        return header
    }

    /// Returns a file next to the store, given by the suffix after the store's name, such as `-wal`. Nil if there is
    /// none.
    private func companion(_ suffix: String) throws(StoreError) -> SourceFile? {
        do throws(SourceFile.Refusal) {
            return try SourceFile.open(path + suffix)
        } catch {
            if error == .missing { return nil }
            throw problem(error, path + suffix, isMain: false)
        }
    }

    private func copyJournal(to folder: PrivateFolder) throws(StoreError) {
        guard let journal = try companion("-journal") else { return }
        guard let namesAnotherFile = RollbackJournal.namesAnotherFile(journal) else {
            throw .unreadable(path, "the system cannot read the end of its journal", help: "check the disk")
        }
        guard !namesAnotherFile else {
            throw .unreadable(
                path, "its journal belongs to an unfinished transaction over several databases",
                help: "let the app that wrote it open the store first")
        }
        try copy(journal, .journal, to: folder)
    }

    private func privateFolder() throws(StoreError) -> PrivateFolder {
        do throws(PrivateFolder.Failure) {
            return try PrivateFolder(in: temporaryFolder)
        } catch {
            throw noCopy(error)
        }
    }

    private func copy(
        _ file: SourceFile, _ name: PrivateFolder.FileName, to folder: PrivateFolder
    ) throws(StoreError) {
        do throws(PrivateFolder.Failure) {
            try folder.receive(file, as: name)
        } catch {
            throw error.isOfSource ? .unreadable(path, error.reason, help: "check the disk") : noCopy(error)
        }
    }

    private func noCopy(_ failure: PrivateFolder.Failure) -> StoreError {
        .unreadable(
            path, "it cannot be copied to the temporary folder: \(failure.reason)",
            help: "free disk space, or set TMPDIR to another folder; modelc never opens a store in place")
    }

    private func problem(_ refusal: SourceFile.Refusal, _ path: String, isMain: Bool) -> StoreError {
        let help = "give the main file of a store of the SQLite type"
        switch refusal {
        case .missing: return .missing(path)
        case .folder: return .notAStore(path, "this is a folder", help: help)
        case .special: return .notAStore(path, "this is not a regular file", help: help)
        case .link where isMain:
            return .notAStore(
                path, "this is a symbolic link, which is not followed",
                help: "give the path of the store itself: its log lies beside it, not beside the link")
        case .link:
            return .unreadable(
                path, "one of its files is a symbolic link, which is not followed", help: "copy store and log together")
        case .system(let reason):
            return .unreadable(path, reason, help: "give the file's owner, or the right to read it")
        }
    }

    private var missingLog: Diagnostic {
        Diagnostic(
            .missingWriteAheadLog, .note, "the store uses a write-ahead log, but has no '-wal' file beside it",
            at: SourceLocation(path: path),
            help: "if this is a copy, also copy the file that ends in '-wal': it may contain the latest changes")
    }
}
