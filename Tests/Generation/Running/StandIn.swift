import Foundation
import ModelcTestSupport
import ModelcTypeChecking

/// The substitute for Core Data, compiled once for all tests.
final class StandIn: Sendable {
    static let shared = Result { try StandIn() }

    private let folder: TemporaryFolder
    private let programs: SwiftPrograms

    private init() throws {
        programs = try SwiftPrograms()
        folder = try TemporaryFolder()
        let outcome = try programs.compile(module: "CoreData", try sources(), in: folder.url.path)
        guard outcome.succeeded else {
            throw TypeCheckingError.stubsDoNotCompile(module: "CoreData", output: outcome.output)
        }
    }

    /// The substitute's own files, and modelc's predicate parser as part of the same module.
    private func sources() throws -> [String] {
        let own = try StandIn.swiftFiles(in: "Tests/Generation/Running/StandIn")
        let parser = try ["Sources/ModelcBase/Text", "Sources/ModelcPredicates"].flatMap(StandIn.swiftFiles)
        return try own
            + parser.enumerated().map { index, path in
                let text = try String(contentsOfFile: path, encoding: .utf8)
                return try folder.write(
                    text.replacingOccurrences(of: "import ModelcBase\n", with: ""), to: "Parser\(index).swift")
            }
    }

    private static func swiftFiles(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: Repository.path(folder))
            .filter { $0.hasSuffix(".swift") }.sorted().map { Repository.path(folder) + "/" + $0 }
    }

    /// Compiles generated files with a program that uses them, and runs it.
    ///
    /// - Parameters:
    ///   - others: the paths of further files of the program.
    ///   - arguments: the arguments of the program.
    /// - Returns: the output of the program.
    func output(
        of program: String, with sources: GeneratedSources, besides others: [String] = [], arguments: [String] = []
    ) throws -> String {
        var texts = Dictionary(uniqueKeysWithValues: sources.files.map { ($0.path, $0.text) })
        for path in others {
            texts[URL(fileURLWithPath: path).lastPathComponent] = try String(contentsOfFile: path, encoding: .utf8)
        }
        texts["main.swift"] = program
        return try outcome(of: texts, arguments).output
    }

    /// Compiles the files of a program, one of which is `main.swift`, and runs it.
    ///
    /// - Parameter texts: the files by their names, in the form for Core Data.
    func outcome(of texts: [String: String], _ arguments: [String] = []) throws -> CompilerOutcome {
        try programs.outcome(
            of: texts.mapValues(RunnableText.text), with: ["CoreData"], of: folder.url.path, arguments)
    }
}

extension SwiftPrograms {
    /// The same with the modules of a folder, or only with those of the platform: on macOS the program runs with Core
    /// Data.
    func outcome(
        of texts: [String: String], with modules: [String] = [], of folder: String = "/", _ arguments: [String] = []
    ) throws -> CompilerOutcome {
        let work = try TemporaryFolder()
        let files = try texts.sorted { $0.key < $1.key }.map { name, text in try work.write(text, to: name) }
        let outcome = try link(files, with: modules, of: folder, into: work.path("program"))
        guard outcome.succeeded else {
            let errors = outcome.output.split(separator: "\n").filter { $0.contains(": error: ") }
            throw TypeCheckingError.stubsDoNotCompile(
                module: "Program", output: errors.isEmpty ? outcome.output : errors.joined(separator: "\n"))
        }
        return try run(work.path("program"), arguments)
    }
}

/// Generated Swift as text that runs without Objective-C: calls of the substitute replace the accessors that
/// `@NSManaged` gets from Core Data.
enum RunnableText {
    static func text(of generated: String) -> String {
        generated.split(separator: "\n", omittingEmptySubsequences: false).compactMap(line).joined(separator: "\n")
    }

    /// Nil for a line to remove.
    private static func line(_ line: Substring) -> String? {
        // Searches for plain words first, because a regex is slow and most lines do not match.
        guard ["import ", "@objc(", "@nonobjc ", "@NSManaged ", " = request as? "].contains(where: line.contains) else {
            return String(line)
        }
        // The substitute exports Foundation, so that its own NSPredicate is used. Classes of other frameworks are
        // declared by the program.
        if let match = line.wholeMatch(of: /\s*(?:public )?import (\w+)/), match.output.1 != "CoreData" { return nil }
        if line.wholeMatch(of: /@objc\(\w+\)/) != nil { return nil }
        if line.contains("@nonobjc ") { return line.replacingOccurrences(of: "@nonobjc ", with: "") }
        if let match = line.wholeMatch(of: /(\s*)@objc\((add|remove)(\w+):\) @NSManaged (.*\(_ (\w+): .*\))/) {
            let (_, indent, verb, selector, declaration, parameter) = match.output
            let name = selector.hasSuffix("Object") ? selector.dropLast("Object".count) : selector
            let key = name.prefix(1).lowercased() + name.dropFirst()
            return "\(indent)\(declaration) { \(verb)Managed(\(parameter), \"\(key)\") }"
        }
        if let match = line.wholeMatch(of: /(\s*)@NSManaged (.*)var (\S+): (.*)/) {
            let (_, indent, modifiers, name, type) = match.output
            let key = name.filter { $0 != "`" }
            let isRead = modifiers.split(separator: " ").contains("private(set)")
            let setter = isRead ? "" : " set { setManagedValue(newValue, \"\(key)\") }"
            let words = isRead ? modifiers.replacingOccurrences(of: "private(set) ", with: "") : String(modifiers)
            return "\(indent)\(words)var \(name): \(type) { get { managedValue(\"\(key)\") }\(setter) }"
        }
        if let match = line.wholeMatch(of: /(.* = request) as\? NSFetchRequest<(.*)> else \{/) {
            return "\(match.output.1)?.casted(to: \(match.output.2).self) else {"
        }
        return String(line)
    }
}
