import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcReports
import ModelcSettings

// The documents about findings, and about the rules that they come from.
extension DocumentSchema {
    /// A report; with `--print-config` the settings; with `--diff` the changes.
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

    static let explain = DocumentSchema(
        "explain",
        .object([
            "id": .text, "kind": .text, "severity": .text.orNull, "summary": .text, "markdown": .text,
        ]))
}

extension JSONShape {
    /// One of the raw values of a type, or another word.
    static func words<Word: CaseIterable & RawRepresentable<String>>(of type: Word.Type, and word: String) -> JSONShape
    {
        words(type.allCases.map(\.rawValue) + [word])
    }

    /// The findings of a command, as `--report json` has them.
    static let report = JSONShape.object(
        [
            "preset": .text.orNull,
            "models": .list(.object(["bundle": .text, "versions": .texts, "current": .text.orNull])),
            "findings": .list(.reference("finding")),
            "summary": .object([
                "errors": .integer, "warnings": .integer, "infos": .integer, "models": .integer, "suppressed": .integer,
                "baselined": .integer, "fixable": .object(FixTier.allCases.map { ($0.rawValue, .integer) }),
            ]),
            "problems": .list(.object(["path": .text.orNull, "message": .text])),
        ], sometimes: ["changes": FixShapes.changes])
}

/// What lint changes in models.
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
    /// Bytes of a file that make way for others.
    static let edit = JSONShape.object(["byteOffset": .integer, "byteLength": .integer, "text": .text])
}

/// The parts of findings in reports.
enum FindingShapes {
    static let definitions: [(key: String, value: JSONShape)] = [
        ("finding", .object(finding)),
        (
            "place",
            .object(
                [("path", .text)]
                    + ["startLine", "startColumn", "endLine", "endColumn", "byteOffset", "byteLength"]
                    .map { ($0, .integer.orNull) })
        ),
        (
            "fix",
            .object([
                "tier": .words(of: FixTier.self), "title": .text,
                "edits": .list(
                    .object(["path": .text, "byteOffset": .integer, "byteLength": .integer, "text": .text])),
            ])
        ),
    ]

    private static let finding: [(key: String, value: JSONShape)] = [
        ("rule", .text), ("severity", .words(of: Severity.self)), ("category", .text), ("message", .text),
        ("file", .text), ("line", .integer.orNull), ("column", .integer.orNull), ("modelPath", .text.orNull),
        ("fix", .reference("fix").orNull), ("help", .text.orNull), ("bundle", .text.orNull), ("version", .text.orNull),
        ("selector", .text.orNull), ("location", .reference("place")),
        (
            "related",
            .list(.object(["message": .text, "selector": .text.orNull, "location": .reference("place")]))
        ),
        ("facts", .texts), ("fingerprint", .text),
        ("suppressed", JSONShape.object(["kind": .text, "reason": .text.orNull]).orNull),
        ("baseline", .words(of: ProjectFinding.BaselineState.self)),
    ]
}
