import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// Reasons why a model file cannot be edited, and advice: the same for every command that edits.
enum EditAdvice {
    /// The form of a file that only Xcode can update, as a clause after `it is`.
    static let oldFormat = "in the binary format used before Xcode 4"
    static let renewal = "save the model once in Xcode, which writes the current format"

    /// Advice for a version outside a bundle, when another version is to be added.
    static func bundle(for model: VersionedModel) -> String {
        "make a folder '\(model.name).xcdatamodeld' and move '\(model.fileName)' into it"
    }

    /// Advice for a compiled model.
    ///
    /// - Parameter path: a `.momd` bundle, a `.mom` file, or such a file in a bundle.
    static func source(for path: String) -> String {
        let folder = PathText.folder(of: path)
        let model = folder.hasSuffix(".momd") ? folder : path
        return "make a source of it, and change that: \(ToolCommandName.decompile) \(ShellWord.quoted(model))"
    }

    /// Whether a path is that of a compiled model.
    static func isCompiled(_ path: String) -> Bool { [".momd", ".mom"].contains { path.hasSuffix($0) } }
}
