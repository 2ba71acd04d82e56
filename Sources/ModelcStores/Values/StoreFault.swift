import ModelcDiagnostics

/// Why a store cannot be read.
struct StoreFault: Error, Hashable {
    var diagnostic: Diagnostic

    init(_ id: DiagnosticID, _ message: String, at path: String, help: String) {
        diagnostic = Diagnostic(id, .error, message, at: SourceLocation(path: path), help: help)
    }
}

extension StoreFault {
    static func missing(_ path: String) -> StoreFault {
        StoreFault(.noSuchPath, "there is nothing at '\(path)'", at: path, help: "give the path of a store's main file")
    }

    /// - Parameter reason: what it is instead, as a sentence without final stop.
    static func notAStore(_ path: String, _ reason: String, help: String) -> StoreFault {
        StoreFault(.notAStore, reason, at: path, help: help)
    }

    /// - Parameter reason: a clause (`you have no permission to read it`).
    static func unreadable(_ path: String, _ reason: String, help: String) -> StoreFault {
        StoreFault(.unreadableStore, "the store cannot be read: \(reason)", at: path, help: help)
    }

    /// - Parameter reason: a clause (`another program writes to it`).
    static func inUse(_ path: String, _ reason: String) -> StoreFault {
        StoreFault(
            .storeInUse, "the store is in use: \(reason)", at: path,
            help: "try again when the app is idle or closed; the store was not changed")
    }
}

extension DiagnosticID {
    /// The id of every path that leads to nothing.
    static let noSuchPath = DiagnosticID("no-such-path")
    package static let notAStore = DiagnosticID("not-a-store")
    package static let unreadableStore = DiagnosticID("unreadable-store")
    package static let incompleteStore = DiagnosticID("incomplete-store")
    package static let storeInUse = DiagnosticID("store-in-use")
    package static let missingWriteAheadLog = DiagnosticID("missing-write-ahead-log")
    package static let unreadableStoreMetadata = DiagnosticID("unreadable-store-metadata")
    package static let storeChecksumMismatch = DiagnosticID("store-checksum-mismatch")
}
