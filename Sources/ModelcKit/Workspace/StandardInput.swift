import ModelcDiagnostics
import ModelcFiles

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A model whose `contents` file is read from standard input.
package enum StandardInput {
    /// The command-line argument that means standard input.
    package static let argument = "-"
    /// The path of the model from standard input, for reading and for messages. It does not refer to a file on disk.
    static let model = "stdin.xcdatamodel"
    /// The maximum number of bytes to read.
    package static let largestCount = ModelFiles.largestMegabytes << 20

    /// Returns the error if standard input cannot be read.
    package static func failure(_ reason: String) -> RunFailure {
        RunFailure([
            Diagnostic(
                .unreadableFile, .error, "standard input cannot be read: \(reason)",
                help: "write the 'contents' of one model version to standard input")
        ])
    }
}
