import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSwiftData

extension SwiftModels {
    /// Parses Swift source.
    ///
    /// - Parameter cache: the results of earlier reads in the same run, by path; nil to read every time.
    static func parsed(keeping cache: Cache<SwiftModelReading?>?) -> SwiftModels {
        SwiftModels { path, files in
            guard let cache else { return SwiftModelFiles(path, in: files).reading }
            return cache.value(for: path) { SwiftModelFiles(path, in: files).reading }
        }
    }
}
