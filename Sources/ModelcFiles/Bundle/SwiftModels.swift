import ModelcDiagnostics
import ModelcSchema

/// The reader of models in Swift source, which is no part of this module: Swift is not a file format of Core Data.
package struct SwiftModels: Sendable {
    /// Returns the model in a Swift file or in the Swift files below a folder; nil if they declare none.
    package typealias Read = @Sendable (_ path: String, _ files: ModelFiles) -> SwiftModelReading?

    let read: Read

    package init(_ read: @escaping Read) { self.read = read }
}
