import ModelcBase

/// Reads the calls of mogenerator in a shell script or a Makefile: the words of the command, with assigned variables
/// replaced. It is no shell: loops and functions are read as if each line ran once.
struct ShellCalls {
    private(set) var calls: [MogeneratorCall] = []
    private var variables: [String: String] = [:]
    private let path: String

    /// - Parameter root: the folder that Xcode's variables for the project mean; empty for the working folder.
    init(_ text: String, path: String, root: String) {
        self.path = path
        for name in ["PROJECT_DIR", "SRCROOT", "SOURCE_ROOT", "PWD", "CURDIR", "PROJECT_FILE_PATH"] {
            variables[name] = root.isEmpty ? "." : root
        }
        var number = 1
        var pending = ""
        var start = 1
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if pending.isEmpty { start = number }
            number += 1
            if line.hasSuffix("\\") {
                pending += line.dropLast() + " "
                continue
            }
            read(pending + line, line: start)
            pending = ""
        }
        if !pending.isEmpty { read(pending, line: start) }
    }

    private mutating func read(_ line: String, line number: Int) {
        var unknown: [String] = []
        for command in ShellCalls.commands(in: line, replacing: { replaced($0, &unknown) }) {
            var words = command
            while let first = words.first, let (name, value) = assignment(first) {
                variables[name] = value
                words.removeFirst()
            }
            // `NAME := value` of a Makefile.
            if words.count > 2, ["=", ":=", "?="].contains(words[1]) {
                variables[words[0]] = words[2...].joined(separator: " ")
                continue
            }
            guard let index = words.firstIndex(where: { PathText.name(of: $0) == "mogenerator" }) else { continue }
            // Words such as `which mogenerator` and `brew install mogenerator` are no calls.
            let before = words[..<index].map { PathText.name(of: $0) }
            guard
                before.allSatisfy({
                    ["exec", "env", "time", "xcrun", "modelc", "then", "if", "do", "@"].contains($0) || $0.contains("=")
                })
            else { continue }
            let arguments = Array(words[(index + 1)...])
            guard arguments.contains(where: { $0.hasPrefix("-") }) else { continue }
            calls.append(
                MogeneratorCall(words: arguments.map(tidied), path: path, line: number, unknown: unknown))
        }
    }

    private func assignment(_ word: String) -> (String, String)? {
        let word = word.dropping(start: "export ").map(String.init) ?? word
        guard let (name, value) = word.cut(at: "="), !name.isEmpty, !word.hasPrefix("-") else { return nil }
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isName ? (String(name), String(value)) : nil
    }

    /// A path without `./` at its start.
    private func tidied(_ word: String) -> String { word.dropping(start: "./").map(String.init) ?? word }

    private func replaced(_ name: String, _ unknown: inout [String]) -> String {
        if let value = variables[name] { return value }
        unknown.append(name)
        return "${\(name)}"
    }

    // MARK: Words

    /// The commands of a line, each with its words. Quotes are removed and variables replaced.
    private static func commands(in line: String, replacing: (String) -> String) -> [[String]] {
        var commands: [[String]] = []
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = Substring(line)
        func endWord() {
            if let word { words.append(word) }
            word = nil
        }
        while let character = rest.popFirst() {
            switch character {
            case "\\" where quote != "'":
                if let next = rest.popFirst() { word = (word ?? "") + String(next) }
            case "\"" where quote != "'", "'" where quote != "\"":
                quote = quote == nil ? character : nil
                word = word ?? ""
            case "$" where quote != "'":
                if let name = variable(&rest) {
                    word = (word ?? "") + replacing(name)
                } else {
                    word = (word ?? "") + "$"
                }
            case _ where quote != nil: word = (word ?? "") + String(character)
            case "#" where word == nil: rest = ""
            case " ", "\t", "\r": endWord()
            case ";", "&", "|", "`", "(", ")":
                endWord()
                commands.append(words)
                words = []
            default: word = (word ?? "") + String(character)
            }
        }
        endWord()
        return (commands + [words]).filter { !$0.isEmpty }
    }

    /// The name of a variable after `$`; nil if there is none.
    private static func variable(_ rest: inout Substring) -> String? {
        if rest.hasPrefix("$") { rest.removeFirst() }
        guard let first = rest.first else { return nil }
        if first == "{" || first == "(" {
            let close: Character = first == "{" ? "}" : ")"
            guard let end = rest.firstIndex(of: close) else { return nil }
            let name = rest[rest.index(after: rest.startIndex)..<end].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest[rest.index(after: end)...]
            return String(name)
        }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(name.count)
        return name.isEmpty ? nil : String(name)
    }
}
