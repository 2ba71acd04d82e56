import Foundation
import ModelcTestSupport
import ModelcTypeChecking

/// The stand-in for Core Data, compiled once for all tests.
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

    /// Its own files, and modelc's parser of predicates as a part of the same module.
    private func sources() throws -> [String] {
        let own = try StandIn.swiftFiles(in: "Tests/Generation/Running/StandIn")
        let parser = try ["Sources/ModelcText", "Sources/ModelcPredicates"].flatMap(StandIn.swiftFiles)
        return try own
            + parser.enumerated().map { index, path in
                let text = try String(contentsOfFile: path, encoding: .utf8)
                return try folder.write(
                    text.replacingOccurrences(of: "import ModelcText\n", with: ""), to: "Parser\(index).swift")
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
    ///   - arguments: what the program is run with.
    /// - Returns: what it prints.
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
    /// - Parameter texts: the files by their names, as they are for Core Data.
    func outcome(of texts: [String: String], _ arguments: [String] = []) throws -> CompilerOutcome {
        try programs.outcome(
            of: texts.mapValues(RunnableText.text), with: ["CoreData"], of: folder.url.path, arguments)
    }
}

extension SwiftPrograms {
    /// The same with modules of a folder, or with those of the platform alone: on macOS the program runs with Core Data.
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
