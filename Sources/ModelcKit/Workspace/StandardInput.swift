import ModelcDiagnostics
import ModelcFiles

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A model whose `contents` file is read from standard input.
package enum StandardInput {
    /// The argument that stands for standard input.
    package static let argument = "-"
    /// The path that the model is read and shown under.
    static let model = "stdin.xcdatamodel"
    /// The maximum number of bytes to read.
    package static let largestCount = ModelFiles.largestMegabytes << 20

    /// Returns the failure for unreadable standard input.
    package static func failure(_ reason: String) -> RunFailure {
        RunFailure([
            Diagnostic(
                .unreadableFile, .error, "standard input cannot be read: \(reason)",
                help: "write the 'contents' of one model version to standard input")
        ])
    }
}
