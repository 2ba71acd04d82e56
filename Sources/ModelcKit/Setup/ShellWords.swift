import ModelcBase

/// Splits a line of a shell script into commands and words. Quotes are removed and variables replaced.
struct ShellWords {
    /// A part of a word that has a value when the script runs.
    enum Reference {
        /// A variable, with the text that stands for it if it has no value: `${NAME:-text}`.
        case variable(String, fallback: String?)
        /// A command whose output is the value: `$(…)`.
        case command(String)
    }

    /// The commands of the line, each with its words.
    private(set) var commands: [[String]] = []
    private var rest: Substring
    private let value: (Reference) -> String
    private var words: [String] = []
    private var word: String?
    private var quote: Character?

    init(_ line: String, replacing value: @escaping (Reference) -> String) {
        rest = Substring(line)
        self.value = value
    }

    mutating func read() {
        while let character = rest.popFirst() { read(character) }
        endCommand()
    }

    private mutating func read(_ character: Character) {
        switch character {
        case "\\" where quote != "'":
            if let next = rest.popFirst() { add(String(next)) }
        case "\"" where quote != "'", "'" where quote != "\"":
            quote = quote == nil ? character : nil
            add("")
        case "$" where quote != "'":
            if let reference = reference() { add(value: value(reference)) } else { add("$") }
        case _ where quote != nil: add(String(character))
        case "#" where word == nil: rest = ""
        case " ", "\t", "\r": endWord()
        case ";", "&", "|", "`", "(", ")": endCommand()
        default: add(String(character))
        }
    }

    private mutating func add(_ text: String) { word = (word ?? "") + text }

    /// Adds a value. Outside of quotes, its spaces separate words.
    private mutating func add(value text: String) {
        let parts = quote == nil ? text.parts(between: " ") : [text]
        for (index, part) in parts.enumerated() {
            if index > 0 { endWord() }
            if !part.isEmpty || quote != nil { add(part) }
        }
    }

    private mutating func endWord() {
        if let word { words.append(word) }
        word = nil
    }

    private mutating func endCommand() {
        endWord()
        if !words.isEmpty { commands.append(words) }
        words = []
    }

    /// The reference after `$`; nil if there is none.
    private mutating func reference() -> Reference? {
        if rest.hasPrefix("$") { rest.removeFirst() }
        guard let first = rest.first else { return nil }
        if first == "{" || first == "(" { return bracketed(first == "{" ? "}" : ")") }
        let name = first.isNumber ? rest.prefix(1) : rest.prefix(while: ShellWords.isOfName)
        rest = rest.dropFirst(name.count)
        return name.isEmpty ? nil : .variable(String(name), fallback: nil)
    }

    private mutating func bracketed(_ close: Character) -> Reference? {
        guard let content = content(upTo: close) else { return nil }
        let name = content.prefix(while: ShellWords.isOfName)
        if name.count == content.count || close == "}" {
            let after = content[name.endIndex...]
            let fallback = after.dropping(start: ":-") ?? after.dropping(start: "-")
            return .variable(String(name), fallback: fallback.map(String.init))
        }
        return .command(String(content))
    }

    /// The text between two brackets, in which there may be others; nil if the closing one is missing.
    private mutating func content(upTo close: Character) -> Substring? {
        let open = rest.removeFirst()
        var depth = 1
        for index in rest.indices {
            if rest[index] == open { depth += 1 }
            if rest[index] == close { depth -= 1 }
            guard depth == 0 else { continue }
            defer { rest = rest[rest.index(after: index)...] }
            return rest[..<index]
        }
        return nil
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
