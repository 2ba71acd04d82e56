/// The kinds of models that a path can name, the same for all commands. A path to any other folder means the models
/// below it; see `ModelSearch`.
package enum ModelKind: CaseIterable, Sendable {
    /// An `.xcdatamodeld` bundle.
    case bundle
    /// An `.xcdatamodel` folder.
    case version
    /// A `.momd` bundle.
    case compiledBundle
    /// A `.mom` file.
    case compiledVersion
    /// A store, recognized by its content: file names of stores have no common extension.
    case store
    /// A Swift file with SwiftData's `@Model` classes.
    case swift

    /// Determines the kind of model from the extension of a path, whether or not a file exists there. Nil for a path
    /// without such an extension; it may still be a store.
    package init?(named path: String) {
        let path = ModelPath(path)
        if path.isBundle {
            self = .bundle
        } else if path.isVersion {
            self = .version
        } else if path.isCompiledBundle {
            self = .compiledBundle
        } else if path.isCompiledVersion {
            self = .compiledVersion
        } else if path.isSwift {
            self = .swift
        } else {
            return nil
        }
    }

    /// The kind of the model at a path; nil if there is none.
    package init?(at path: String) {
        if let kind = ModelKind(named: path) {
            self = kind
        } else if ModelFiles.disk.isDatabase(path) {
            self = .store
        } else {
            return nil
        }
    }
}
