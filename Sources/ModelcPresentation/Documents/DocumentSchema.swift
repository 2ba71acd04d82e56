import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcSchema
import ModelcSettings

/// The JSON Schema of the document that a command prints with `--format json`.
///
/// A document must not have keys that its schema does not define. Otherwise, the tests that validate recorded documents
/// fail.
package struct DocumentSchema {
    /// The name of the command with hyphens, such as `mapping-show`.
    package let name: String
    /// The JSON shapes of the command's possible results. The options of the command determine which shape is used.
    let results: [JSONShape]
    /// The definitions that the results refer to.
    let definitions: [(key: String, value: JSONShape)]

    init(_ name: String, _ results: JSONShape..., definitions: [(key: String, value: JSONShape)] = []) {
        self.name = name
        self.results = results
        self.definitions = definitions
    }

    /// The command as users type it, such as `mapping show`; nil for the schema that is valid for any command.
    package var command: String? { name == DocumentSchema.failure.name ? nil : name.replacingText("-", with: " ") }

    /// The JSON Schema itself. It also allows a null result, for runs that failed.
    var json: JSONValue {
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

    /// The schema of errors about wrong usage, if the command has no document or does not exist, as in `modelc mapping
    /// --nope`.
    static let failure = DocumentSchema("failure")

    /// The schemas of all commands, sorted by name.
    package static let all: [DocumentSchema] =
        ([
            check, cloudKitCheck, cloudKitDiff, cloudKitEmit, compile, config, decompile, diff, doctor, edit, explain,
            failure, fixtures, format, freeze, generate, hash, identify,
            initialize, inspect, lint,
            lock,
            mappingCheck, mappingNew,
            mappingRefresh, mappingShow, merge, new, plan, rules, simulateDelete, storeCheck, storeDescribe, storeDiff,
            storeDump, storeNew,
            templatesDescribe, templatesList,
        ] + versions)
        .sorted { $0.name < $1.name }
}

// Shapes that many schemas share.
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

    /// The path of a file, and the position of an element in it.
    static let location = JSONShape.object(["file": .text, "line": .integer, "column": .integer])

    static let texts = JSONShape.list(.text)
}

// The JSON Schema for the effect of a deletion.
extension DocumentSchema {
    static let simulateDelete = DocumentSchema(
        "simulate-delete",
        .object([
            "path": .text, "version": .text, "entity": .text, "isAbstract": .boolean, "subentities": .texts,
            "steps": .list(
                .object([
                    "entity": .text, "isStart": .boolean, "causes": paths, "effects": .list(.reference("effect")),
                    "dangling": paths,
                ])),
            "deleted": .texts, "updated": paths, "denials": paths, "breaks": paths, "dangling": paths,
        ]),
        definitions: [
            ("path", .object(["entity": .text, "relationship": .text])),
            (
                "effect",
                .object([
                    "entity": .text, "relationship": .text, "destination": .text.orNull, "minimumCount": .integer,
                    "maximumCount": .integer.orNull, "deleteRule": .words(of: DeleteRule.self),
                    "outcome": .words(of: DeletionSimulation.Outcome.Kind.self), "deletes": .texts,
                    "inverse": .reference("path").orNull, "mayBeDeleted": .boolean, "text": .text,
                ])
            ),
        ])

    private static let paths = JSONShape.list(.reference("path"))
}

// The JSON Schemas for a whole project.
extension DocumentSchema {
    static let check = DocumentSchema(
        "check",
        .object([
            "outcome": .words(["passed", "failed", "unreadable"]),
            "parts": .list(
                .object([
                    "name": .words(CheckPart.allCases.map(\.rawValue)), "state": state, "summary": .text,
                    "errors": .integer, "warnings": .integer, "infos": .integer,
                ])),
            "findings": .list(.reference("finding")),
        ]), .report, definitions: FindingShapes.definitions)

    static let initialize = DocumentSchema(
        "init",
        .object([
            "models": .list(
                .object([
                    "path": .text, "classes": .words(SetupOutcome.Origin.allCases.map(\.rawValue)),
                    "note": .text.orNull,
                ])),
            "files": .list(
                .object(["path": .text, "action": .fileAction, "missing": .texts, "needsEdit": .boolean])),
            "next": .texts,
        ]))

    static let doctor = DocumentSchema(
        "doctor",
        .object([
            "configuration": .text.orNull,
            "models": .list(
                .object([
                    "path": .text, "versions": .integer, "current": .text.orNull, "lockFile": .text.orNull,
                    "templates": .text.orNull,
                ])),
            "parts": .list(
                .object(["name": .words(CheckPart.allCases.map(\.rawValue)), "state": state, "summary": .text])),
            "plugins": .texts,
            "git": JSONShape.object(["shallow": .boolean]).orNull,
        ]))

    private static let state = JSONShape.words(["not-checked", "passed", "failed", "unreadable"])
}

// The JSON Schemas for generated classes and their settings.
extension DocumentSchema {
    static let config = DocumentSchema(
        "config",
        .object([
            "file": .text.orNull, "version": .reference("setting"), "generate": .reference("settings"),
            "models": .list(.object(["path": .reference("setting"), "settings": .reference("settings")])),
            "mappings": .reference("setting").orNull,
            "plan": .named(JSONShape.reference("setting").orNull),
            "cloudkit": .named(JSONShape.reference("setting").orNull),
        ]),
        definitions: [
            ("settings", .object(SettingTable.all.map { ($0.name, shape(of: $0)) })),
            ("setting", setting),
            (
                "origin",
                .object(
                    ["kind": .words(["default", "file", "flag"])],
                    sometimes: [
                        "path": .text, "line": .integer.orNull, "column": .integer.orNull, "flag": .text.orNull,
                    ])
            ),
        ])

    /// The value of a setting, and its origin.
    private static let setting = JSONShape.object(["value": .any, "origin": .reference("origin")])

    /// Returns the shape of a setting. Settings per entity are listed for each entity; other settings have one value.
    private static func shape(of key: SettingKey) -> JSONShape {
        switch key.key.kind {
        case .named: .any(of: [.named(.named(.reference("setting"))), .null])
        case .boolean, .integer, .choice, .text, .path, .list, .mapping: .any(of: [.reference("setting"), .null])
        }
    }

    static let generate = DocumentSchema(
        "generate",
        .object(
            [
                "files": .list(
                    .object([
                        "path": .text, "policy": .words(["machine", "human"]), "action": .fileAction, "model": .text,
                    ])), "orphans": .texts,
                "adoption": JSONShape.object([
                    "mogenerator": .texts, "xcode": .texts, "removed": .texts, "kept": .integer, "gained": .texts,
                    "lost": .list(.object(["symbol": .text, "uses": .texts])),
                ]).orNull,
            ],
            sometimes: [
                "swiftdata": .list(
                    .object([
                        "model": .text, "entity": .text, "verdict": .words(["same", "unverified", "differs"]),
                        "hash": .text.orNull, "modelHash": .text.orNull, "reasons": .texts,
                    ]))
            ]), .report, definitions: FindingShapes.definitions)

    static let templatesList = DocumentSchema(
        "templates-list",
        .object(["sets": .list(.object(["name": .words(of: BundledTemplateSet.self), "files": .texts]))]))

    static let templatesDescribe = DocumentSchema(
        "templates-describe",
        .object([
            "set": .words(of: BundledTemplateSet.self), "roots": .list(.object(["files": .text, "object": .text])),
            "objects": .list(
                .object([
                    "name": .text, "summary": .text,
                    "keys": .list(.object(["name": .text, "type": .text, "summary": .text])),
                ])), "filters": .list(.object(["name": .text, "subject": .text, "summary": .text])),
        ]))
}

extension ResultDocument {
    /// Creates a JSON document of this tool.
    ///
    /// - Parameters:
    ///   - command: the name of the command without the name of the tool, such as `mapping show`.
    ///   - diagnostics: messages about the result, or the reason why there is none.
    ///   - showsNotes: whether notes are included.
    ///   - result: the result; null if there is none.
    package init(
        _ command: String, _ diagnostics: [Diagnostic] = [], showsNotes: Bool = true, result: JSONValue = .null
    ) {
        let shown = diagnostics.filter { $0.severity > .note || showsNotes }
        // Without a result, the reason for it comes first.
        let causes = shown.filter { $0.severity == .error } + shown.filter { $0.severity != .error }
        self.init(
            tool: ("modelc", ModelcVersion.text), command: command, diagnostics: result == .null ? causes : shown,
            result: result)
    }
}
