import ModelcBase

/// Reads the calls of mogenerator in a shell script or a Makefile: the words of the command, with assigned variables
/// replaced and `cd` followed. It is no shell: loops and functions are read as if each line ran once.
struct ShellCalls {
    private(set) var calls: [MogeneratorCall] = []
    private let place: Place
    private var variables: [String: String] = [:]
    /// The working folder at the current line.
    private var folder: String
    private var folders: [String] = []

    /// The place of a script in the project. Paths are absolute.
    struct Place {
        /// The path of the file, as shown in reports.
        let shown: String
        /// The folder of the file.
        let folder: String
        /// The folder of the Xcode project.
        let root: String
        /// The folder in which the script runs.
        let start: String
        /// Whether each line runs in a shell of its own.
        var isMakefile = false
        /// The model that Xcode's build rule compiles; nil if the script is no build rule.
        var model: String?
        /// Variables of the environment.
        var environment: [String: String] = [:]
    }

    init(_ text: String, at place: Place) {
        self.place = place
        folder = place.start
        variables = ShellCalls.variables(of: place)
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

    private static func variables(of place: Place) -> [String: String] {
        var variables: [String: String] = [:]
        for name in ["PROJECT_DIR", "SRCROOT", "SOURCE_ROOT", "PROJECT_FILE_PATH"] { variables[name] = place.root }
        for name in ["PWD", "CURDIR"] { variables[name] = place.start }
        variables["0"] = PathText.joined(place.folder, PathText.name(of: place.shown))
        variables["BASH_SOURCE"] = variables["0"]
        guard let model = place.model else { return variables }
        variables["INPUT_FILE_PATH"] = model
        variables["SCRIPT_INPUT_FILE_0"] = model
        variables["INPUT_FILE_DIR"] = PathText.folder(of: model)
        variables["INPUT_FILE_NAME"] = PathText.name(of: model)
        variables["INPUT_FILE_BASE"] = PathText.stem(of: model)
        return variables
    }

    private mutating func read(_ line: String, line number: Int) {
        let isCode = [".rb", ".swift", "Rakefile", "Fastfile", "Podfile"].contains(where: place.shown.hasSuffix)
        for text in isCode ? ShellCalls.quotedCommands(in: line) : [line] {
            let reader = self
            var words = ShellWords(text) { reader.value(of: $0) }
            words.read()
            let before = folder
            for command in words.commands { read(command, line: number) }
            // A recipe's line and a command in parentheses have a shell of their own.
            if place.isMakefile || text.containsText("(cd ") { folder = before }
        }
    }

    private mutating func read(_ command: [String], line number: Int) {
        var words = command
        if let first = words.first, ["export", "local", "readonly"].contains(first) { words.removeFirst() }
        while let first = words.first, let (name, value) = assignment(first) {
            variables[name] = value
            words.removeFirst()
        }
        // `NAME := value` of a Makefile.
        if words.count > 2, ["=", ":=", "?="].contains(words[1]) {
            variables[words[0]] = words[2...].joined(separator: " ")
            return
        }
        change(to: words)
        guard let index = ShellCalls.program(in: words) else { return }
        let arguments = words[(index + 1)...].map(ShellCalls.withoutVersion)
        let unknown = arguments.flatMap(ShellCalls.unknownNames)
        calls.append(
            MogeneratorCall(
                words: arguments, path: place.shown, line: number, unknown: unknown,
                folders: folder == place.start ? [folder, place.folder, place.root] : [folder]))
    }

    /// Follows `cd`, `pushd` and `popd`.
    private mutating func change(to words: [String]) {
        switch words.first.map({ $0.drop { $0 == "@" } }) {
        case "cd", "pushd":
            guard let path = words.dropFirst().first(where: { !$0.hasPrefix("-") }) else { return }
            if words[0] == "pushd" { folders.append(folder) }
            folder = PathText.absolute(PathText.located(path, in: folder))
        case "popd": folder = folders.popLast() ?? folder
        default: break
        }
    }

    /// The position of mogenerator in a command that runs it with options, also through another program such as
    /// `xcrun`; nil for commands such as `which mogenerator` and `brew install mogenerator`.
    private static func program(in words: [String]) -> Int? {
        let index = words.indices.first { index in
            let name = PathText.name(of: words[index]).drop { "@-+".contains($0) }.prefix { $0 != "@" }
            return name == "mogenerator" && index + 1 < words.count && words[index + 1].hasPrefix("-")
        }
        guard let index else { return nil }
        let others: Set = [
            "which", "brew", "install", "type", "hash", "echo", "printf", "test", "[", "[[", "grep", "man",
        ]
        return words[..<index].contains { others.contains(PathText.name(of: $0)) } ? nil : index
    }

    /// The path of a bundle, if the path of a version in it has a variable whose value is not known.
    private static func withoutVersion(_ word: String) -> String {
        guard let end = word.range(of: ".xcdatamodeld/"), word[end.upperBound...].hasPrefix("${") else { return word }
        return String(word[..<end.upperBound].dropLast())
    }

    private static func unknownNames(in word: String) -> [String] {
        word.parts(between: "${").dropFirst().map { String($0.prefix { $0 != "}" }) }
    }

    private func assignment(_ word: String) -> (String, String)? {
        guard let (name, value) = word.cut(at: "="), !name.isEmpty else { return nil }
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isName ? (String(name), String(value)) : nil
    }

    // MARK: Values

    /// The value of a variable or of a command in `$(…)`; `${NAME}` if it is not known.
    private func value(of reference: ShellWords.Reference) -> String {
        switch reference {
        case .variable(let name, let fallback):
            variables[name] ?? fallback ?? place.environment[name] ?? "${\(name)}"
        case .command(let text): output(of: text) ?? "${\(text.prefix { $0 != " " })}"
        }
    }

    /// The output of a command, if it is one that scripts find their folder with: `dirname`, `cd … && pwd`, `echo`.
    private func output(of text: String) -> String? {
        var words = ShellWords(text) { value(of: $0) }
        words.read()
        guard let command = words.commands.first, let path = command.last, command.count > 1 else {
            return text == "pwd" ? folder : nil
        }
        switch command.first {
        case "dirname": return PathText.folder(of: PathText.trimmed(path))
        case "cd" where words.commands.last == ["pwd"]: return PathText.absolute(PathText.located(path, in: folder))
        case "echo": return command.dropFirst().joined(separator: " ")
        case "git" where command.contains("rev-parse"): return place.root
        default: return nil
        }
    }

    /// The texts in quotes, as in `sh "mogenerator …"` of a Rakefile.
    private static func quotedCommands(in line: String) -> [String] {
        var found: [String] = []
        var rest = Substring(line)
        while let start = rest.firstIndex(where: { "\"'`".contains($0) }) {
            let quote = rest[start]
            rest = rest[rest.index(after: start)...]
            let end = rest.firstIndex(of: quote) ?? rest.endIndex
            found.append(String(rest[..<end]))
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
        }
        return found
    }
}
