import Foundation
import ModelcBase
import ModelcTestSupport

/// A Swift file of the project, as the rules see it.
struct SourceFile {
    /// The path relative to Package.swift.
    var path: String
    /// The lines without comments and without the text of string literals.
    var code: [Substring]
    /// The modules that the file imports, with the lines of the imports.
    var imports: [(module: String, line: Int)]
    /// The words of the code, to exclude files quickly.
    var words: Set<String>
    /// Flags of a command line in the text of string literals, with their lines.
    var flags: [(flag: String, line: Int)]
    /// The words after the tool's name in string literals, with the lines: `lint`.
    var commands: [(command: String, line: Int)]
    /// The names that the file gives to commands of the tool.
    var commandNames: [String]
    /// Ids of diagnostics and lint rules that the file creates from string literals, with their lines.
    var ids: [(id: String, line: Int)]
    /// The comments on lines of their own, without slashes.
    var comments: [(line: Int, text: String)]

    init(path: String, text: String) {
        self.path = path
        flags = SourceFile.flags(in: text)
        commands = SourceFile.commands(in: text)
        commandNames =
            text.containsText("commandName:") ? text.matches(of: /commandName: "([a-z]+)"/).map { String($0.1) } : []
        ids = SourceFile.ids(in: text)
        comments = SourceFile.comments(in: text)
        let masked = SourceMask.code(of: text)
        code = masked.split(separator: "\n", omittingEmptySubsequences: false)
        words = SourceFile.words(in: masked)
        imports = SourceFile.imports(in: code)
    }

    static func words(in text: String) -> Set<String> {
        Set(text.utf8.split { !isPartOfWord($0) }.compactMap { String($0) })
    }

    /// `--force`. Code itself has no such words; flags of git are left out.
    private static func flags(in text: String) -> [(flag: String, line: Int)] {
        guard text.utf8.contains(UInt8(ascii: "-")) else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            guard line.containsText("--"), !line.drop(while: { $0 == " " }).hasPrefix("//"), !line.containsText("git ")
            else {
                return [(flag: String, line: Int)]()
            }
            return line.matches(of: /--[a-z][a-z-]+/).map { (String($0.output), index + 1) }
        }
    }

    /// `lint` of `"run 'modelc lint'"`; comments and module names are left out.
    private static func commands(in text: String) -> [(command: String, line: Int)] {
        guard text.containsText("modelc ") else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            guard line.containsText("modelc "), !line.drop(while: { $0 == " " }).hasPrefix("//") else {
                return [(command: String, line: Int)]()
            }
            return line.matches(of: /modelc ([a-z]+)/).map { (String($0.1), index + 1) }
        }
    }

    private static func ids(in text: String) -> [(id: String, line: Int)] {
        guard text.contains("DiagnosticID(\"") || text.contains("RuleDescription(") else { return [] }
        return text.matches(of: /(?:DiagnosticID|RuleDescription)\(\s*"([\w\/-]+)"/).map { match in
            let before = text[..<match.output.1.startIndex]
            return (String(match.output.1), before.utf8.count { $0 == UInt8(ascii: "\n") } + 1)
        }
    }

    /// Whether a byte is part of a name; non-ASCII bytes are.
    static func isPartOfWord(_ byte: UInt8) -> Bool {
        // Compares numbers, not ranges of letters: this runs several times for every byte of the sources.
        let letter = byte | 0x20
        return letter >= 0x61 && letter <= 0x7A || byte >= 0x80 || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
    }

    /// The folder below `Sources`, which is the module's name except for plugins.
    var module: String { String(path.split(separator: "/").dropFirst().first ?? "") }

    /// The path below `Sources`.
    var pathInSources: String { path.split(separator: "/").dropFirst().joined(separator: "/") }

    /// Every Swift file below `Sources`.
    static func all() throws -> [SourceFile] { try project.get() }

    private static let project = Result { try read() }

    private static func read() throws -> [SourceFile] {
        let root = Repository.path("Sources")
        return try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }.sorted().map
        {
            let url = URL(fileURLWithPath: root).appendingPathComponent($0)
            return SourceFile(path: "Sources/\($0)", text: try String(contentsOf: url, encoding: .utf8))
        }
    }

    private static func imports(in code: [Substring]) -> [(module: String, line: Int)] {
        code.enumerated().compactMap { index, line in
            importedModule(line).map { ($0, index + 1) }
        }
    }

    /// `B` of `@testable import B`, `package import struct B.C` and similar lines.
    private static func importedModule(_ line: Substring) -> String? {
        // The possible beginnings of such a line; most lines are excluded at once.
        guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), "@ifp".utf8.contains(first) else {
            return nil
        }
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let place = words.firstIndex(of: "import") else { return nil }
        let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
        guard words[..<place].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        let name = words[(place + 1)...].first { !kinds.contains($0) }
        return name.map { String($0.prefix { $0 != "." && $0 != ";" }) }
    }
}
