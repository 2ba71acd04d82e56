import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// The text of a configuration, and its name in diagnostics.
struct YAMLSource {
    let path: String
    let source: SourceText
    /// Whether the text is the value of a command-line flag. Otherwise it is from a file.
    var isFlag = false

    func location(offset: Int, length: Int = 0) -> SourceLocation {
        SourceLocation(path: path, position: source.position(at: offset), length: length)
    }

    /// Returns the origin of a value at a location in the text.
    func origin(at location: SourceLocation) -> SettingOrigin { isFlag ? .flag : .file(location) }
}
