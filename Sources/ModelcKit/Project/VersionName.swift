import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// Checks the name of a new version.
package enum VersionName {
    private static let ending = ".xcdatamodel"

    /// Returns the name without the extension `.xcdatamodel`.
    package static func stem(_ name: String) -> String {
        PathText.dropping(ending, from: name)
    }

    /// Returns the reason why a name cannot be used for a version; nil if it can be used. The name becomes a folder in
    /// the bundle, so it must not be hidden or contain a path separator.
    package static func problem(_ name: String) -> String? {
        let stem = stem(name)
        if stem.isEmpty { return "is empty" }
        if stem.hasPrefix(".") { return "'\(TerminalText.escaped(name))' begins with a dot" }
        let isForbidden = { (scalar: Unicode.Scalar) in
            scalar == "/" || scalar == "\\" || scalar == ":" || scalar.properties.generalCategory == .control
        }
        if stem.unicodeScalars.contains(where: isForbidden) {
            return "'\(TerminalText.escaped(name))' has a character that is not allowed in a version name"
        }
        if stem.first?.isWhitespace == true || stem.last?.isWhitespace == true {
            return "'\(TerminalText.escaped(name))' begins or ends with a space"
        }
        return stem.utf8.count > 200 ? "is longer than 200 bytes" : nil
    }
}
