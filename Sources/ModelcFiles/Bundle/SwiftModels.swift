import ModelcDiagnostics
import ModelcSchema

/// Reads models in Swift source. The function is passed in, because this module reads only the file formats of Core
/// Data.
package struct SwiftModels: Sendable {
    /// Returns the model in a Swift file or in the Swift files below a folder; nil if they declare none.
    package typealias Read = @Sendable (_ path: String, _ files: ModelFiles) -> SwiftModelReading?

    let read: Read

    package init(_ read: @escaping Read) { self.read = read }
}
