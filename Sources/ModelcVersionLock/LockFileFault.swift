import ModelcDiagnostics

/// Why a lock file cannot be used.
package struct LockFileFault: Error {
    package var diagnostic: Diagnostic

    package init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
