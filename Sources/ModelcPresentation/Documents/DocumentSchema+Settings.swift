import ModelcJSON
import ModelcKit
import ModelcSettings

// The documents about generated classes and their settings.
extension DocumentSchema {
    static let config = DocumentSchema(
        "config",
        .object([
            "file": .text.orNull, "version": .reference("setting"), "generate": .reference("settings"),
            "models": .list(.object(["path": .reference("setting"), "settings": .reference("settings")])),
            "mappings": .reference("setting").orNull,
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

    /// A value, and who set it.
    private static let setting = JSONShape.object(["value": .any, "origin": .reference("origin")])

    /// Settings of entities are shown entity by entity; everything else is one value.
    private static func shape(of key: SettingKey) -> JSONShape {
        switch key.key.kind {
        case .named: .any(of: [.named(.named(.reference("setting"))), .null])
        case .boolean, .integer, .choice, .text, .path, .list, .mapping: .any(of: [.reference("setting"), .null])
        }
    }

    static let generate = DocumentSchema(
        "generate",
        .object([
            "files": .list(
                .object([
                    "path": .text, "policy": .words(["machine", "human"]), "action": .fileAction, "model": .text,
                ])), "orphans": .texts,
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
