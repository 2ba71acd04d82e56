import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// Why the file of a model cannot be edited, and what to do: the same for every command that edits.
enum EditAdvice {
    /// The form of a file that only Xcode can renew, to follow `it is`.
    static let oldFormat = "in the binary format used before Xcode 4"
    static let renewal = "save the model once in Xcode, which writes the current format"

    /// For a version that stands alone and is to have another one beside it.
    static func bundle(for model: VersionedModel) -> String {
        "make a folder '\(model.name).xcdatamodeld' and move '\(model.fileName)' into it"
    }

    /// For what is compiled.
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
