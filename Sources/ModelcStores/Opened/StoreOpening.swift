import ModelcDiagnostics

/// The result of opening a store: the store, and diagnostics about it.
package struct StoreOpening {
    /// The store; nil if it cannot be read.
    package var store: OpenedStore?
    package var diagnostics: [Diagnostic]
}
