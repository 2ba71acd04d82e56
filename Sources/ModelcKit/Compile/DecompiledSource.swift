import ModelcDiagnostics
import ModelcSchema

/// A source created from a compiled file, before anything on disk is read.
struct DecompiledSource {
    /// The name of the bundle or folder.
    var name: String
    /// The files in the source; each name is a path relative to the source.
    var files: [(name: String, bytes: [UInt8])] = []
    var losses: [String]
    var messages: [Diagnostic]

    static let bundleExtension = ".xcdatamodeld"
    static let versionExtension = ".xcdatamodel"
}
