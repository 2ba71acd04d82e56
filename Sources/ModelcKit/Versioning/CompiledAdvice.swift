import ModelcDisk
import ModelcText

/// What to do where a source is needed and a compiled model is named.
enum CompiledAdvice {
    /// - Parameter path: a `.momd` bundle, a `.mom` file, or such a file in a bundle.
    static func help(for path: String) -> String {
        let folder = PathText.folder(of: path)
        let model = folder.hasSuffix(".momd") ? folder : path
        return "make a source of it, and change that: modelc decompile \(ShellWord.quoted(model))"
    }

    /// Whether a path is that of a compiled model.
    static func isCompiled(_ path: String) -> Bool { [".momd", ".mom"].contains { path.hasSuffix($0) } }
}
