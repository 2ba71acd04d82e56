import ModelcJSON
import ModelcKit

// The documents about a whole project.
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
