import ModelcDiagnostics
import ModelcSchema

/// The reader of the models in stores, which is no part of this module: a database is not a file of a model.
package struct StoreModels: Sendable {
    /// Returns the model in the store at a path, nil if there is none or it is unusable, and all problems found.
    package typealias Read =
        @Sendable (_ path: String) -> (model: ManagedObjectModel?, diagnostics: [Diagnostic])

    let read: Read

    package init(_ read: @escaping Read) { self.read = read }
}
