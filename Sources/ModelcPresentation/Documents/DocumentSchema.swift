import ModelcDiagnostics
import ModelcJSON

/// The JSON Schema of the document that a command prints with `--format json`.
///
/// Schemas are closed: a key that no schema names fails the tests that validate recorded documents.
package struct DocumentSchema {
    /// The command with hyphens: `mapping-show`.
    package let name: String
    /// The results that the command can have, by what was requested.
    let results: [JSONShape]
    /// The shapes that the results name.
    let definitions: [(key: String, value: JSONShape)]

    init(_ name: String, _ results: JSONShape..., definitions: [(key: String, value: JSONShape)] = []) {
        self.name = name
        self.results = results
        self.definitions = definitions
    }

    /// The command whose document it is: `mapping show`; nil where it may be any.
    package var command: String? { name == DocumentSchema.failure.name ? nil : name.replacing("-", with: " ") }

    /// The schema; null is the result of a run that failed.
    package var json: JSONValue {
        JSONShape.object([
            "schemaVersion": .constant(.integer(ResultDocument.schemaVersion)),
            "tool": .object(["name": .constant("modelc"), "version": .text]),
            "command": command.map { .constant(.string($0)) } ?? .text,
            "diagnostics": .list(.reference("diagnostic")),
            "result": .any(of: results + [.null]),
        ]).schema(
            title: command.map { "The document of modelc \($0)" } ?? "The document of a run without a result",
            definitions: [("diagnostic", .diagnostic)] + definitions)
    }

    /// That of wrong usage where no command is known that has a document: of `modelc mapping --nope`, or of a command that does
    /// not exist.
    static let failure = DocumentSchema("failure")

    /// Those of all commands, by name.
    package static let all: [DocumentSchema] =
        ([
            check, compile, config, decompile, diff, doctor, edit, explain, failure, format, generate, hash, identify,
            initialize, inspect, lint,
            lock,
            mappingCheck, mappingNew,
            mappingRefresh, mappingShow, merge, new, plan, rules, simulateDelete, templatesDescribe, templatesList,
        ] + versions)
        .sorted { $0.name < $1.name }
}

// What many documents have.
extension JSONShape {
    static let diagnostic = JSONShape.object([
        "id": .text, "severity": .words(Severity.allCases.map(\.diagnosticWord)), "message": .text,
        "file": .text.orNull, "line": .integer.orNull, "column": .integer.orNull, "length": .integer.orNull,
        "modelPath": .text.orNull, "help": .text.orNull,
        "related": .list(
            .object([
                "message": .text, "file": .text, "line": .integer.orNull, "column": .integer.orNull,
            ])),
    ])

    /// A file with the start of an element in it.
    static let location = JSONShape.object(["file": .text, "line": .integer, "column": .integer])

    static let texts = JSONShape.list(.text)
}
