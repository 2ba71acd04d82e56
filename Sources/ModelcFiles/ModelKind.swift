/// The kinds of models that a path can name: the rule for all commands (ModelSources). Any other folder stands for the models
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
    /// A store, by its content: names of stores have no common extension.
    case store
    /// A Swift file with SwiftData's `@Model` classes.
    case swift

    /// The kind of a path by its name, whether it exists or not; nil if only the content can tell.
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
