import ModelcCompression
import ModelcDiagnostics
import ModelcSchema

/// The reason why the model in a store cannot be read.
package enum CachedModelError: Error, Hashable, Sendable {
    /// The column for the model does not contain binary data.
    case notData
    /// The compressed model is larger than `limit`, which is in bytes. Known models are much smaller.
    case tooLarge(limit: Int)
    /// The data cannot be decompressed.
    case compression(InflationError)
    /// The decompressed archive cannot be read as a model. The diagnostics state the reason.
    case archive([Diagnostic])
}

extension CachedModelError {
    /// Returns the error as messages.
    ///
    /// - Parameter path: the path of the store.
    package func diagnostics(path: String) -> [Diagnostic] {
        switch self {
        case .archive(let diagnostics): diagnostics
        case .notData: [diagnostic("it is not data", path)]
        case .tooLarge(let limit): [diagnostic("it has more than \(limit >> 20) MB", path)]
        case .compression(let error): [diagnostic("\(error)", path)]
        }
    }

    private func diagnostic(_ reason: String, _ path: String) -> Diagnostic {
        Diagnostic(
            .unreadableModelCache, .error, "the model in the store cannot be read: \(reason)",
            at: SourceLocation(path: path),
            help: "copy the store again, together with its '-wal' file; or give a model of the app")
    }
}

extension DiagnosticID {
    static let unreadableModelCache = DiagnosticID("unreadable-model-cache")
}
