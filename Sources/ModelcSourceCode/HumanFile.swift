import ModelcDiagnostics
import ModelcSettings

/// Recognizes human files. modelc writes a human file once, for the user's own code, and never replaces it.
package enum HumanFile {
    /// The sentences that identify human files; the bundled templates contain them.
    static let sentences = ["modelc never writes it again", "modelc never writes this file again"]

    /// Whether a file is a human file. The file contains one of the sentences, or declares its class as a subclass of
    /// the machine class, such as `class Note: _Note`. The second test recognizes files whose comment was removed, and
    /// files of mogenerator.
    ///
    /// - Parameters:
    ///   - name: the name of the file, such as `Note.swift`.
    ///   - text: the text of the file, or the beginning of the text.
    package static func isHuman(_ name: String, _ text: String) -> Bool {
        if sentences.contains(where: text.contains) { return true }
        if text.contains(GeneratedFile.marker) { return false }
        let className = String(name.prefix { $0 != "." })
        return !className.isEmpty && inherits(className, text)
    }

    /// Whether a line declares the class as a subclass of its machine class, as in `class Note: _Note`.
    private static func inherits(_ className: String, _ text: String) -> Bool {
        let declarations = ["class", "@interface"].map { [$0, className, "_" + className] }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split { $0.isWhitespace || ":,{<".contains($0) }.map(String.init)
            return words.indices.contains { start in declarations.contains { words[start...].starts(with: $0) } }
        }
    }
}
