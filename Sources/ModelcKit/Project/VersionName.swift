import ModelcText

/// The name of a version that is to be made.
package enum VersionName {
    private static let ending = ".xcdatamodel"

    /// The name without the folder's extension.
    package static func stem(_ name: String) -> String {
        name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    }

    /// Why a name cannot be that of a version; nil where it can. It becomes a folder in the bundle and must not lead out
    /// of it, nor be hidden there.
    package static func problem(_ name: String) -> String? {
        let stem = stem(name)
        if stem.isEmpty { return "is empty" }
        if stem.hasPrefix(".") { return "'\(TerminalText.escaped(name))' begins with a dot" }
        let isForbidden = { (scalar: Unicode.Scalar) in
            scalar == "/" || scalar == "\\" || scalar == ":" || scalar.properties.generalCategory == .control
        }
        if stem.unicodeScalars.contains(where: isForbidden) {
            return "'\(TerminalText.escaped(name))' has a character that no version's name may have"
        }
        if stem.first?.isWhitespace == true || stem.last?.isWhitespace == true {
            return "'\(TerminalText.escaped(name))' begins or ends with a blank"
        }
        return stem.utf8.count > 200 ? "is longer than 200 bytes" : nil
    }
}
