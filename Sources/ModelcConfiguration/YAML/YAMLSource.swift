import ModelcDiagnostics
import ModelcText

/// The text of a configuration under the name that diagnostics give it.
struct YAMLSource {
    let path: String
    let source: SourceText
    /// Whether the text is no file but the value of a flag.
    var isFlag = false

    func location(offset: Int, length: Int = 0) -> SourceLocation {
        SourceLocation(path: path, position: source.position(at: offset), length: length)
    }

    /// Where the values of this text come from, given their place in it.
    func origin(at location: SourceLocation) -> SettingOrigin { isFlag ? .flag : .file(location) }
}
