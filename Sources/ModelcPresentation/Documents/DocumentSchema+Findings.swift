import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcReports
import ModelcSettings

// The JSON Schemas for findings and rules.
extension DocumentSchema {
    /// The schema of `modelc lint`: a report; with `--print-config` the settings; with `--diff` the changes.
    static let lint = DocumentSchema(
        "lint", .report, .object(["lint": .any]), FixShapes.changes,
        definitions: FindingShapes.definitions)

    static let mappingCheck = DocumentSchema(
        "mapping-check", .report, definitions: FindingShapes.definitions)

    static let rules = DocumentSchema(
        "rules", .object(["rules": .list(.reference("rule"))]),
        definitions: [
            (
                "rule",
                .object([
                    "id": .text, "category": .words(of: RuleCategory.self), "since": .text,
                    "severity": .named(.words(of: Severity.self, and: "off")), "preview": .boolean,
                    "suppressible": .boolean, "fix": .words(of: FixTier.self, and: "none"),
                    "summary": .text, "rationale": .text, "help": .text, "prevents": .text.orNull,
                    "options": .list(
                        .object(["name": .text, "type": .text, "default": .text, "summary": .text])),
                    "bad": .texts, "good": .texts, "seeAlso": .texts,
                ])
            )
        ])

    /// The schema of `modelc explain`: a page. If the text has several subjects, the other pages are in `also`.
    static let explain = DocumentSchema(
        "explain", .object(ExplanationShapes.page + [("also", .list(.object(ExplanationShapes.page)))]),
        definitions: [("coreDataError", ExplanationShapes.error)])
}

private enum ExplanationShapes {
    static let page: [(String, JSONShape)] = [
        ("id", .text), ("kind", .text), ("severity", .text.orNull), ("summary", .text), ("markdown", .text),
        ("coreDataErrors", .list(.reference("coreDataError"))),
    ]

    static let error = JSONShape.object([
        "number": .integer, "name": .text.orNull, "verified": .boolean, "summary": .text, "texts": .texts,
        "commands": .list(.object(["command": .text, "answers": .text])), "ids": .texts,
    ])
}

extension JSONShape {
    /// Returns a JSON shape that allows the raw values of a type, and also `word`.
    static func words<Word: CaseIterable & RawRepresentable<String>>(of type: Word.Type, and word: String) -> JSONShape
    {
        words(type.allCases.map(\.rawValue) + [word])
    }

    /// The numbers of findings.
    static let summary = JSONShape.object([
        "worst": words(of: Severity.self).orNull,
        "errors": .integer, "warnings": .integer, "infos": .integer, "models": .integer, "suppressed": .integer,
        "baselined": .integer, "fixable": .object(FixTier.allCases.map { ($0.rawValue, .integer) }),
    ])

    /// The findings of a command, as in its output with `--report json`.
    static let report = JSONShape.object(
        [
            "preset": .text.orNull,
            "models": .list(.object(["bundle": .text, "versions": .texts, "current": .text.orNull])),
            "findings": .list(.reference("finding")),
            "summary": .summary,
            "problems": .list(.object(["path": .text.orNull, "message": .text])),
        ], sometimes: ["changes": FixShapes.changes])
}

/// The JSON shapes of the changes that `modelc lint` makes in models.
enum FixShapes {
    static let changes = JSONShape.object([
        "isDryRun": .boolean,
        "fixes": .list(
            .object([
                "rule": .text, "modelPath": .text.orNull, "file": .text, "tier": .words(of: FixTier.self),
                "title": .text,
            ])),
        "files": .list(.object(["path": .text, "isNew": .boolean, "edits": .list(.edit)])),
    ])
}

extension JSONShape {
    /// An edit that replaces bytes of a file.
    static let edit = JSONShape.object(["byteOffset": .integer, "byteLength": .integer, "text": .text])
}
