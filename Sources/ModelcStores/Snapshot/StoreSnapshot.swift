import ModelcDiagnostics

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
            case .locked: fault = .inUse(path, "another program is writing to it, or keeps it for itself")
            case .changed: fault = .inUse(path, "it changes faster than it can be copied")
            }
        }
        throw fault
    }
}
