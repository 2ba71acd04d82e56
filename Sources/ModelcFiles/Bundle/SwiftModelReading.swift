import ModelcSchema

/// The result of reading a model from Swift source.
package struct SwiftModelReading: Sendable {
    /// The model with all its versions, which have no content yet.
    package var model: VersionedModel
    /// The content of each version, by its name.
    package var contents: [String: VersionFileContent] = [:]

    package init(model: VersionedModel) { self.model = model }
}
