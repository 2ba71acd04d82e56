import ArgumentParser
import Foundation
import ModelcConfiguration
import ModelcPresentation
import ModelcTestSupport
import Testing

@testable import modelc

/// Every document that the tool prints matches its schema, and the schemas in the repository are those of the program.
///
/// With `MODELC_RECORD_GOLDENS=1` the files in `Schemas` of this catalog are recorded again, and the test fails.
@Suite struct DocumentSchemaTests {
    private static let schemas = Dictionary(uniqueKeysWithValues: DocumentSchema.all.map { ($0.command ?? "", $0) })

    @Test func theFilesAreThoseOfTheProgram() throws {
        let modelc = ModelcProcess()
        let names = try modelc.run("schema").output.split(separator: "\n").map(String.init)
        #expect(names == names.sorted() && names.count == DocumentSchema.all.count + 1)
        for name in names {
            let outcome = try modelc.run("schema", name)
            try #require(outcome.status == 0, "\(outcome)")
            // A keyword that no test checks is refused.
            _ = try JSONSchema(Data(outcome.output.utf8))
            try Goldens("Sources/modelc/Documentation.docc/Schemas").expect(outcome.output, "\(name).json")
        }
        try Goldens("Sources/modelc/Documentation.docc/Schemas").expectNothing(but: names.map { "\($0).json" })
    }

    @Test func misspeltNamesGetAHint() throws {
        let outcome = try ModelcProcess().run("schema", "mapping-sho")
        #expect(outcome.status == 64 && outcome.errors.contains("did you mean 'mapping-show'?"), "\(outcome)")
        #expect(try ModelcProcess().run("schema", "mapping show").status == 0)
    }

    /// A command with a machine-readable format has a schema, and vice versa.
    @Test func eachCommandWithADocumentHasASchema() throws {
        let page = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/Options.md"), encoding: .utf8)
        let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `--format` |") })
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        // The formats of a diagram are all drawings: its document is that of `inspect`.
        let commands = Set(cells[1].components(separatedBy: ", ")).subtracting(["diagram"])
        #expect(commands == Set(Self.schemas.keys).subtracting([""]))
    }

    /// The page describes the result of every document.
    @Test func eachDocumentIsOnThePage() throws {
        let page = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/Documents.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let cells = rows.compactMap { $0.split(separator: "|").first }.joined()
        let missing = Self.schemas.keys.filter { !$0.isEmpty && !cells.contains("`\($0)`") }
        #expect(missing.sorted() == [])
    }

    @Test func recordedDocuments() throws {
        var count = 0
        for one in CommandCase.all {
            let path = Repository.path("\(CommandCase.root)/\(one.name)/expected/stdout")
            guard let text = try? String(contentsOfFile: path, encoding: .utf8),
                text.hasPrefix("{\n  \"schemaVersion\"")
            else { continue }
            try expectValid(text, one.name)
            count += 1
        }
        #expect(count > 12)
    }

    private static let bookList = "Samples/BookList/BookList.xcdatamodeld"
    private static let todo = "Samples/TodoCore/TodoCore.xcdatamodeld"

    @Test(arguments: [
        ["inspect", bookList, "--all-versions"], ["inspect", todo, "--entity", "Nobody"],
        ["inspect", "None.xcdatamodeld"],
        ["hash", bookList, "--all-versions", "--properties"], ["hash", "None.xcdatamodeld"], ["diff", bookList],
        ["diff", bookList, "--from", "Nothing"], ["plan", bookList, "--verbose"], ["plan", "None.xcdatamodeld"],
        ["lint", "Samples", "--preset", "all", "--all-versions", "--min-severity", "info"],
        ["lint", "Samples", "--print-config"], ["lint", "Samples", "--diff", "--unsafe"],
        ["lint", "None.xcdatamodeld"],
        ["generate", todo, "--output", "Out", "--dry-run"], ["generate", "None.xcdatamodeld", "--output", "Out"],
        ["lock", bookList, "--dry-run"], ["lock", todo, "--check"], ["mapping", "show", "None.xcmappingmodel"],
        ["mapping", "check", "Samples"], ["mapping", "new", bookList, "--dry-run"],
        ["mapping", "refresh", "None.xcmappingmodel"], ["identify", "None.sqlite", "--model", bookList],
        ["store", "describe", "None.sqlite"], ["store", "dump", "None.sqlite"], ["store", "check", "None.sqlite"],
        ["store", "diff", "None.sqlite", "None.sqlite"],
        ["config", "--access", "public", "--entities", "{ Book: { skip: true, access: public } }"], ["rules"],
        ["explain", "missing-inverse"], ["explain", "DL201"], ["explain", "C4"], ["explain", "no-such-path"],
        ["templates", "list"], ["templates", "describe"], ["templates", "describe", "objc"],
        ["versions", "list", bookList],
        ["edit", todo, "add", "entity", "New", "--diff"], ["format", todo, "--diff"], ["format", todo, "--check"],
    ])
    func documents(_ arguments: [String]) throws {
        let outcome = try ModelcProcess().run(arguments + ["--format", "json", "--no-config"])
        try expectValid(outcome.output, arguments.joined(separator: " "))
        let document = try PrintedDocument(outcome.output)
        #expect(arguments.joined(separator: " ").hasPrefix(document.command))
    }

    /// The arguments for every command, every group, and unknown commands. `mogenerator` has mogenerator's options and
    /// lines, so it prints no documents.
    private static let words: [[String]] = {
        var found: [[String]] = [
            ["lnt"], ["mapping", "foo"], ["versions", "lst"], ["templates", "foo"], ["simulate"],
        ]
        func collect(_ type: any ParsableCommand.Type, _ path: [String]) {
            for command in type.configuration.subcommands where command != MogeneratorCommand.self {
                let words = path + [command.configuration.commandName ?? ""]
                found.append(words)
                collect(command, words)
            }
        }
        collect(Modelc.self, [])
        return found
    }()

    @Test(arguments: words) func wrongUsage(_ words: [String]) throws {
        let outcome = try ModelcProcess().run(words + ["--nope", "--format", "json"])
        #expect(outcome.status == 64, "\(words)")
        try expectValid(outcome.output, words.joined(separator: " "))
        let document = try PrintedDocument(outcome.output)
        let isKnown = Self.words.dropFirst(4).contains(words)
        #expect(!isKnown || document.command.hasPrefix(words.joined(separator: " ")), "\(document.command)")
        #expect(outcome.output.contains("\"wrong-usage\""))
    }

    /// A run that finds nothing at the path that it was given prints a document, too.
    @Test(arguments: words.dropFirst(5)) func missingInput(_ words: [String]) throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let outcome = try modelc.run(words + ["None.xcdatamodeld", "--no-config", "--format", "json"])
        guard outcome.output.hasPrefix("{") else { return }
        try expectValid(outcome.output, words.joined(separator: " "))
    }

    @Test(arguments: [["lint", bookList], ["generate", todo, "--output", "Out", "--check"], ["plan", bookList]])
    func reports(_ arguments: [String]) throws {
        let outcome = try ModelcProcess().run(arguments + ["--report", "json", "--no-config"])
        try expectValid(outcome.output, arguments.joined(separator: " "))
    }

    /// Boxes of the diagram, which old files contain, are texts as in the file.
    @Test func aModelWithADiagram() throws {
        let outcome = try ModelcProcess().run(
            "inspect", "Tests/Fixtures/Corpus/models/Legacy.xcdatamodel", "--format", "json")
        #expect(outcome.output.contains("\"positionX\": \""))
        try expectValid(outcome.output, "inspect")
    }

    /// A failing run writes a report, too.
    @Test(arguments: ["check", "plan", "lint"]) func aReportOfNothing(_ command: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try ModelcProcess().run("-C", folder.url.path, command, "--report", "json")
        #expect(outcome.status == 2)
        try expectValid(outcome.output, command)
    }

    /// A schema that allows everything would find nothing.
    @Test func aKeyThatNoSchemaNamesIsRefused() throws {
        let text = try ModelcProcess().run("rules", "--format", "json").output
        let changed = text.replacingOccurrences(of: "\"rationale\":", with: "\"reason\":")
        let schema = try #require(Self.schemas["rules"])
        let violations = try validator(of: schema).violations(of: Data(changed.utf8))
        #expect(text != changed && !violations.isEmpty)
    }

    /// The recorded file, which `theFilesAreThoseOfTheProgram` compares with the output of the tool.
    private func validator(of schema: DocumentSchema) throws -> JSONSchema { try RecordedSchema.named(schema.name) }

    private func expectValid(_ text: String, _ about: String) throws {
        let document = try PrintedDocument(text)
        // Without a result the command need not have a document of its own.
        let schema = try #require(
            Self.schemas[document.command] ?? (text.contains("\n  \"result\": null") ? Self.schemas[""] : nil),
            "\(about): \(document.command)")
        let violations = try validator(of: schema).violations(of: Data(text.utf8))
        #expect(violations.isEmpty, "\(about): \(violations.prefix(5))")
    }
}

/// A schema in the repository.
private enum RecordedSchema {
    static func named(_ name: String) throws -> JSONSchema {
        let path = Repository.path("Sources/modelc/Documentation.docc/Schemas/\(name).json")
        return try JSONSchema(Data(contentsOf: URL(fileURLWithPath: path)))
    }
}

/// The schema of `.modelc.yml` accepts everything that the tool accepts. The examples are JSON, which is valid YAML.
@Suite struct ConfigurationSchemaTests {
    private func isValid(_ text: String) throws -> Bool {
        try RecordedSchema.named("configuration").violations(of: Data(text.utf8)).isEmpty
    }

    private func isReadable(_ text: String) -> Bool {
        !ConfigurationReader().read(Array(text.utf8), path: ".modelc.yml").hasErrors
    }

    @Test(arguments: [
        #"{}"#,
        #"{"version": 1, "models": [{"path": "M.xcdatamodeld", "output": "Out", "human": false}]}"#,
        #"{"generate": {"access": "public", "imports": ["Combine"], "entities": {"Book": {"skip": true}}}}"#,
        #"{"generate": {"outputs": [{"template": "a.template", "file-name": "{{class}}.swift", "scope": "entity"}]}}"#,
        #"{"lint": {"preset": "strict", "rules": {"naming": "off", "too-many-properties": {"severity": "warning", "max": 60}}}}"#,
        #"{"lint": {"released": {"tags": "v*"}, "cloudkit": "auto", "swiftdata": true, "max-warnings": 0}}"#,
        #"{"lint": {"released": ["1", "2"], "cloudkit": ["Cloud"], "deployment": {"ios": "15.0"}}}"#,
        #"{"lint": {"ignore": [{"select": "Legacy*#*", "rules": ["naming"], "reason": "imported"}]}, "mappings": "App"}"#,
    ])
    func whatIsRead(_ text: String) throws {
        #expect(isReadable(text))
        #expect(try isValid(text))
    }

    @Test(arguments: [
        #"{"generat": {}}"#, #"{"generate": {"access": "open"}}"#, #"{"models": [{"output": "Out"}]}"#,
        #"{"lint": {"fail-on": "sometimes"}}"#, #"{"generate": {"human": "yes"}}"#,
    ])
    func whatIsRefused(_ text: String) throws {
        #expect(!isReadable(text))
        #expect(try !isValid(text))
    }
}
