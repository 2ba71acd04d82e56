import ModelcDiagnostics

/// A store that was opened, and notes about it.
package struct StoreOpening {
    /// The store; nil if it cannot be read.
    package var store: OpenedStore?
    package var diagnostics: [Diagnostic]
}
