import ModelcDiagnostics

extension DiagnosticID {
    package static let noSuchStore = DiagnosticID("no-such-store")
    package static let notAStore = DiagnosticID("not-a-store")
    package static let unreadableStore = DiagnosticID("unreadable-store")
    package static let incompleteStore = DiagnosticID("incomplete-store")
    package static let storeInUse = DiagnosticID("store-in-use")
    package static let missingWriteAheadLog = DiagnosticID("missing-write-ahead-log")
    package static let unreadableStoreMetadata = DiagnosticID("unreadable-store-metadata")
    package static let storeChecksumMismatch = DiagnosticID("store-checksum-mismatch")
}
