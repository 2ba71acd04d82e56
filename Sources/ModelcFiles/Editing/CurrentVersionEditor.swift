import ModelcBase

/// Makes another version current: edits the text of `.xccurrentversion`, or writes it as Xcode does if there is none
/// (FormatModelXML §1.2).
package enum CurrentVersionEditor {
    /// The file's name in its bundle.
    package static let fileName = CurrentVersionFile.fileName

    /// The text that names a version's folder; nil if the old text cannot be edited safely.
    ///
    /// - Parameters:
    ///   - old: the current content of the file; nil if there is none.
    ///   - folder: the folder's name with `.xcdatamodel`.
    package static func contents(naming folder: String, changing old: [UInt8]?) -> [UInt8]? {
        let name = XMLEscaping(escapesGreaterThan: true).text(folder)
        guard let old else { return Array(CurrentVersionFile.canonical(naming: name).utf8) }
        guard let edited = edited(String(decoding: old, as: UTF8.self), name) else { return nil }
        let bytes = Array(edited.utf8)
        // Reads the edited text again, which detects comments and other unusual content.
        return CurrentVersionFile.decode(bytes) == .name(folder) ? bytes : nil
    }

    private static func entry(_ name: String, _ newline: String) -> String {
        "\t<key>_XCCurrentVersionName</key>\(newline)\t<string>\(name)</string>"
    }

    private static func edited(_ text: String, _ name: String) -> String? {
        let newline = text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        if let key = text.firstText("<key>_XCCurrentVersionName</key>") {
            guard
                let start = text[key.upperBound...].firstText("<string>"),
                let end = text[start.upperBound...].firstText("</string>")
            else { return nil }
            return text.replacingCharacters(start.upperBound..<end.lowerBound, with: name)
        }
        if let empty = text.firstText("<dict/>") {
            return text.replacingCharacters(
                empty, with: "<dict>\(newline)\(entry(name, newline))\(newline)</dict>")
        }
        guard let dictionary = text.firstText("<dict>") else { return nil }
        return text.replacingCharacters(
            dictionary.upperBound..<dictionary.upperBound, with: newline + entry(name, newline))
    }
}

extension String {
    fileprivate func replacingCharacters(_ range: Range<Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
