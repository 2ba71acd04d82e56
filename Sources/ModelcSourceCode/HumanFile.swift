import ModelcDiagnostics
import ModelcSettings

/// Recognizes human files: those that modelc wrote once for the user's own code, and never replaces.
package enum HumanFile {
    /// The sentences that identify human files in the bundled templates.
    static let sentences = ["modelc never writes it again", "modelc never writes this file again"]

    /// Whether a file is a human file: it contains one of the sentences, or it declares the class of its name as a
    /// subclass of the machine class. The second case covers files whose comment was removed, and those of mogenerator.
    ///
    /// - Parameters:
    ///   - name: the name of the file: `Note.swift`.
    ///   - text: its text, or the beginning of it.
    package static func isHuman(_ name: String, _ text: String) -> Bool {
        if sentences.contains(where: text.contains) { return true }
        if text.contains(GeneratedFile.marker) { return false }
        let className = String(name.prefix { $0 != "." })
        return !className.isEmpty && inherits(className, text)
    }

    /// Whether a line declares the class as a subclass of its machine class.
    private static func inherits(_ className: String, _ text: String) -> Bool {
        let declarations = ["class", "@interface"].map { [$0, className, "_" + className] }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split { $0.isWhitespace || ":,{<".contains($0) }.map(String.init)
            return words.indices.contains { start in declarations.contains { words[start...].starts(with: $0) } }
        }
    }
}
