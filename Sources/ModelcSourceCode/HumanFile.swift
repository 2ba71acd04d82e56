/// Recognizes human files: those that modelc wrote once for somebody's own code, and never replaces.
package enum HumanFile {
    /// What human files say of themselves, in the words of the bundled templates.
    package static let sentences = ["modelc never writes it again", "modelc never writes this file again"]

    /// Whether a file is a human file: it says so, or it declares the class of its name as a subclass of the machine class.
    /// The second is for files whose comment somebody removed, and for those of mogenerator.
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

    /// Whether a line declares the class as one that inherits from its machine class.
    private static func inherits(_ className: String, _ text: String) -> Bool {
        let declarations = ["class", "@interface"].map { [$0, className, "_" + className] }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split { $0.isWhitespace || ":,{<".contains($0) }.map(String.init)
            return words.indices.contains { start in declarations.contains { words[start...].starts(with: $0) } }
        }
    }
}
