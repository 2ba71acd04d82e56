import ModelcBase

/// Splits a line of a script into words, by the rules that shells have in common: spaces separate words, double and
/// single quotes group them, a backslash escapes the next character, and `#` at the start of a word begins a comment.
package enum ActionLine {
    /// Returns the words of a line; empty for a blank line or a comment.
    ///
    /// - Throws: if a quote is not closed.
    static func words(_ line: String) throws(ActionFailure) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Unicode.Scalar?
        var isEscaped = false
        for character in line.unicodeScalars {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.properties.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else if character == "#", word == nil {
                return words
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil, !isEscaped else { throw .usage("a quotation mark is not closed") }
        if let word { words.append(word) }
        return words
    }
}

extension ActionLine {
    /// Returns the action that adds the inverse of a relationship: `add relationship Author.books Book --inverse author
    /// --to-many`.
    ///
    /// - Parameters:
    ///   - name: the name of the new relationship (`books`).
    ///   - entity: the entity to which it is added (`Author`).
    ///   - destination: the entity that declares the relationship without an inverse (`Book`).
    ///   - inverse: the name of the relationship without an inverse (`author`).
    package static func adding(_ name: String, to entity: String, destination: String, inverse: String) -> String {
        let words = ["add", "relationship", "\(entity).\(name)", destination, "--inverse", inverse, "--to-many"]
        return words.map(ShellWord.quoted).joined(separator: " ")
    }

    /// Returns the action that gives an entity the class with its name: `set entity Book --class Book`.
    package static func settingClass(of entity: String) -> String {
        ["set", "entity", entity, "--class", entity].map(ShellWord.quoted).joined(separator: " ")
    }
}
