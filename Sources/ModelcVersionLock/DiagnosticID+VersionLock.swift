import ModelcDiagnostics

extension DiagnosticID {
    package static let invalidLock = DiagnosticID("invalid-lock")
    package static let unsupportedLockVersion = DiagnosticID("unsupported-lock-version")
    package static let modelNotLocked = DiagnosticID("model-not-locked")
    package static let unlockedVersion = DiagnosticID("unlocked-version")
    package static let lockedVersionMissing = DiagnosticID("locked-version-missing")
    package static let lockedEntityAdded = DiagnosticID("locked-entity-added")
    package static let lockedEntityRemoved = DiagnosticID("locked-entity-removed")
    package static let lockedEntityChanged = DiagnosticID("locked-entity-changed")
    package static let lockedPropertyAdded = DiagnosticID("locked-property-added")
    package static let lockedPropertyRemoved = DiagnosticID("locked-property-removed")
    package static let lockedPropertyChanged = DiagnosticID("locked-property-changed")
}
