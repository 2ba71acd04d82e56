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
/// The original is only ever opened for reading, and SQLite never opens it: even a connection that only reads creates
/// or changes `-shm`, and may create `-wal`.
struct StoreSnapshot {
    /// The path of the original, as the user typed it.
    let path: String
    let folder: PrivateFolder
    /// Whether there was a nonempty write-ahead log.
    let hasWriteAheadLog: Bool
    let diagnostics: [Diagnostic]

    /// The number of attempts if a store changes while it is copied.
    private static let attempts = 20
    /// The time between attempts, in microseconds.
    private static let pause: UInt32 = 100_000

    /// - Parameter temporaryFolder: the folder for the copy; nil for `/tmp`.
    static func take(of path: String, in temporaryFolder: String?) throws(StoreError) -> StoreSnapshot {
        var fault = StoreError.inUse(path, "it changes faster than it can be copied")
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

/// The reason that a store cannot be read.
struct StoreError: Error, Hashable {
    var diagnostic: Diagnostic

    init(_ id: DiagnosticID, _ message: String, at path: String, help: String) {
        diagnostic = Diagnostic(id, .error, message, at: SourceLocation(path: path), help: help)
    }
}

extension StoreError {
    static func missing(_ path: String) -> StoreError {
        StoreError(.noSuchPath, "there is nothing at '\(path)'", at: path, help: "give the path of a store's main file")
    }

    /// - Parameter reason: the kind of file, as a sentence without final stop.
    static func notAStore(_ path: String, _ reason: String, help: String) -> StoreError {
        StoreError(.notAStore, reason, at: path, help: help)
    }

    /// - Parameter reason: a clause (`you have no permission to read it`).
    static func unreadable(_ path: String, _ reason: String, help: String) -> StoreError {
        StoreError(.unreadableStore, "the store cannot be read: \(reason)", at: path, help: help)
    }

    /// - Parameter reason: a clause (`another program writes to it`).
    static func inUse(_ path: String, _ reason: String) -> StoreError {
        StoreError(
            .storeInUse, "the store is in use: \(reason)", at: path,
            help: "try again when the app is idle or closed; the store was not changed")
    }
}

extension DiagnosticID {
    /// The error for every path that is not a store.
    package static let notAStore = DiagnosticID("not-a-store")
    package static let unreadableStore = DiagnosticID("unreadable-store")
    static let incompleteStore = DiagnosticID("incomplete-store")
    static let storeInUse = DiagnosticID("store-in-use")
    static let missingWriteAheadLog = DiagnosticID("missing-write-ahead-log")
    static let unreadableStoreMetadata = DiagnosticID("unreadable-store-metadata")
    static let storeChecksumMismatch = DiagnosticID("store-checksum-mismatch")
}
