import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// Explains why a model file cannot be edited, and gives advice. All commands that edit use the same texts.
enum EditAdvice {
    /// The file format that only Xcode can update. The text follows `it is`.
    static let oldFormat = "in the binary format used before Xcode 4"
    static let renewal = "save the model once in Xcode, which writes the current format"

    /// Returns advice if the user wants to add a version to a model that is not in a bundle.
    static func bundle(for model: VersionedModel) -> String {
        "make a folder '\(model.name).xcdatamodeld' and move '\(model.fileName)' into it"
    }

    /// Returns the reason why a version of this format cannot be edited, as a clause after `because`: it is compiled,
    /// it is the model in a store, or it is SwiftData source. Nil for other formats.
    static func obstacle(_ format: ModelFormat?) -> String? {
        switch format {
        case .compiled: "it is compiled"
        case .store: "it is the model in a store"
        case .swift: "it is SwiftData source"
        case .xml, .binary, nil: nil
        }
    }

    /// Returns the advice to decompile a compiled model, or the model in a store, and to edit the result.
    ///
    /// - Parameter path: a store, a `.momd` bundle, a `.mom` file, or such a file in a bundle.
    static func source(for path: String) -> String {
        let folder = PathText.folder(of: path)
        let model = folder.hasSuffix(".momd") ? folder : path
        return "make a source of it, and change that: \(ToolCommandName.decompile) \(ShellWord.quoted(model))"
    }

    /// Whether a path has the name of a compiled model.
    static func isCompiled(_ path: String) -> Bool { [".momd", ".mom"].contains { path.hasSuffix($0) } }
}
