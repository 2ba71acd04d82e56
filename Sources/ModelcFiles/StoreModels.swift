import ModelcDiagnostics
import ModelcSchema

/// Reads the models in stores. The function is passed in, because this module does not read databases.
package struct StoreModels: Sendable {
    /// Returns the model in the store at `path` (nil if there is none, or if it cannot be used), and all problems
    /// found.
    package typealias Read =
        @Sendable (_ path: String) -> (model: ManagedObjectModel?, diagnostics: [Diagnostic])

    let read: Read

    package init(_ read: @escaping Read) { self.read = read }
}
