import ModelcText

/// One version of a versioned model: its place on disk and, when it was read, the model.
package struct ModelVersion: Sendable {
    /// What is known of the version's content.
    package enum Content: Sendable {
        /// Nobody asked for it.
        case notRead
        /// It was asked for and could not be read; the diagnostics say why.
        case unreadable
        case model(ManagedObjectModel)
    }

    /// The folder's name without `.xcdatamodel`.
    package var name: String
    /// The folder's path, as the user would type it.
    package var path: String
    /// The form of the version's file; nil where there is no such file.
    package var format: ModelFormat?
    /// Whether this is the version that new stores are made with.
    package var isCurrent: Bool
    package var content: Content
    /// The text of `contents`, for excerpts and for the exact places of attribute values; nil for the binary form.
    package var source: SourceText?

    package init(name: String, path: String, format: ModelFormat?, isCurrent: Bool) {
        self.name = name
        self.path = path
        self.format = format
        self.isCurrent = isCurrent
        content = .notRead
    }

    /// The path of the version's file: `contents`, `elements`, or the folder itself where there is neither.
    package var filePath: String { format.map { path + "/" + $0.fileName } ?? path }

    /// The model; nil where it was not read or could not be.
    package var model: ManagedObjectModel? {
        switch content {
        case .notRead, .unreadable: nil
        case .model(let model): model
        }
    }
}
