import ModelcBase

/// One version of a versioned model: its location on disk and, if it was read, the model.
package struct ModelVersion: Sendable {
    /// The content of the version, or the reason why there is none.
    package enum Content: Sendable {
        /// The version was not requested.
        case notRead
        /// The version was requested but could not be read. The diagnostics state the reason.
        case unreadable
        case model(ManagedObjectModel)
    }

    /// The name of the version's folder without `.xcdatamodel`.
    package var name: String
    /// The path of the version's folder, as the user would type it.
    package var path: String
    /// The form of the version's file; nil if there is no such file.
    package var format: ModelFormat?
    /// Whether new stores use this version.
    package var isCurrent: Bool
    package var content: Content
    /// The text of `contents`, for excerpts and for the exact positions of attribute values. Nil for the binary form.
    package var source: SourceText?
    /// The files of Swift source; empty for all other forms. `SourcePosition.file` is an index in this list.
    package var sourceFiles: [ModelSourceFile] = []

    package init(name: String, path: String, format: ModelFormat?, isCurrent: Bool) {
        self.name = name
        self.path = path
        self.format = format
        self.isCurrent = isCurrent
        content = .notRead
    }

    /// The path of `contents` or `elements`. Equal to `path` if the version has neither file, for example because it
    /// is a compiled version, which is itself a file.
    package var filePath: String { (format?.fileName).map { path + "/" + $0 } ?? path }

    /// The model; nil if it was not read or could not be read.
    package var model: ManagedObjectModel? {
        switch content {
        case .notRead, .unreadable: nil
        case .model(let model): model
        }
    }
}
