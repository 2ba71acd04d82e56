import ModelcDiagnostics

extension DiagnosticID {
    /// There is nothing that a file could be made of.
    static let nothingToEmit = DiagnosticID("nothing-to-emit")
    /// Two versions can be no neighbours in a staged migration: one in between is missing.
    static let bridgeVersionNeeded = DiagnosticID("bridge-version-needed")
    /// A version's checksum is not certain to be Core Data's.
    static let checksumUnverified = DiagnosticID("checksum-unverified")
}
