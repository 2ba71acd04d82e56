import ModelcDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A copy of a store at one moment, with its write-ahead log or its journal.
///
/// The original is only ever opened for reading, and SQLite never sees it: even a connection that only reads makes or
/// changes `-shm`, and may make `-wal`.
struct StoreSnapshot {
    /// The path of the original, as the user typed it.
    let path: String
    let folder: PrivateFolder
    /// Whether there was a write-ahead log with content.
    let hasWriteAheadLog: Bool
    let diagnostics: [Diagnostic]

    /// How often a store that changes while it is copied is copied again.
    private static let attempts = 20
    /// How long to wait before that, in microseconds.
    private static let pause: UInt32 = 100_000

    /// - Parameter temporaryFolder: where the copy is made; nil for the system's folder for temporary files.
    static func take(of path: String, in temporaryFolder: String?) throws(StoreFault) -> StoreSnapshot {
        var fault = StoreFault.inUse(path, "it changes faster than it can be copied")
        for attempt in 0..<attempts {
            if attempt > 0 { Pause.microseconds(pause) }
            switch try SnapshotAttempt(path, temporaryFolder).run() {
            case .complete(let snapshot): return snapshot
            case .locked: fault = .inUse(path, "another program is writing to it or has locked it")
            case .changed: fault = .inUse(path, "it changes faster than it can be copied")
            }
        }
        throw fault
    }
}

/// Waits.
enum Pause {
    static func microseconds(_ count: UInt32) { usleep(count) }
}

/// What has to be known of a rollback journal before SQLite may see it (SQLite's public file format).
enum RollbackJournal {
    /// The first eight bytes of a journal with content, and the last of one that names another file.
    static let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

    /// Whether the journal names a super-journal: a file anywhere on the disk, which SQLite would look for and may delete.
    ///
    /// - Returns: nil where the system cannot read it.
    static func namesAnotherFile(_ file: SourceFile) -> Bool? {
        guard let size = file.stamp?.size else { return nil }
        guard size >= magic.count else { return false }
        return file.bytes(at: size - magic.count, count: magic.count).map { $0 == magic }
    }
}

/// The header of an SQLite database, as far as it is needed before SQLite sees the file (SQLite's public file format).
struct DatabaseHeader: Hashable {
    static let size = 100
    /// Whether changes go into a write-ahead log.
    let usesWriteAheadLog: Bool

    /// - Parameter bytes: the first bytes of the file; nil where the file ends inside the header.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= DatabaseHeader.size else { return nil }
        usesWriteAheadLog = bytes[18] == 2 || bytes[19] == 2
    }
}
