import ModelcDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A copy of a store at one moment, with its write-ahead log or its rollback journal.
///
/// modelc opens the original only for reading, and SQLite never opens it. Even a connection that only reads creates or
/// changes `-shm`, and may create `-wal`.
struct StoreSnapshot {
    /// The path of the original, as the user typed it.
    let path: String
    let folder: PrivateFolder
    /// Whether the original had a nonempty write-ahead log.
    let hasWriteAheadLog: Bool
    let diagnostics: [Diagnostic]

    /// The maximum number of attempts if the store changes while it is copied.
    private static let attempts = 20
    /// The time between attempts, in microseconds.
    private static let pause: UInt32 = 100_000

    /// - Parameter temporaryFolder: the folder for the copy; nil for `/tmp`.
    static func take(of path: String, in temporaryFolder: String?) throws(StoreError) -> StoreSnapshot {
        var problem = StoreError.inUse(path, "it changes faster than it can be copied")
        for attempt in 0..<attempts {
            if attempt > 0 { Pause.microseconds(pause) }
            switch try SnapshotAttempt(path, temporaryFolder).run() {
            case .complete(let snapshot): return snapshot
            case .locked: problem = .inUse(path, "another program is writing to it or has locked it")
            case .changed: problem = .inUse(path, "it changes faster than it can be copied")
            }
        }
        throw problem
    }
}

/// Waits between two attempts to copy a store.
enum Pause {
    static func microseconds(_ count: UInt32) { usleep(count) }
}

extension DiagnosticID {
    /// The id of the error for a file that is not a store.
    package static let notAStore = DiagnosticID("not-a-store")
    package static let unreadableStore = DiagnosticID("unreadable-store")
    static let incompleteStore = DiagnosticID("incomplete-store")
    static let storeInUse = DiagnosticID("store-in-use")
    package static let missingWriteAheadLog = DiagnosticID("missing-write-ahead-log")
    static let unreadableStoreMetadata = DiagnosticID("unreadable-store-metadata")
    static let storeChecksumMismatch = DiagnosticID("store-checksum-mismatch")
}
