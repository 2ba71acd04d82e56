import ModelcBase
import ModelcMirroring

// The documents about CloudKit schemas.
extension DocumentSchema {
    static let cloudKitCheck = DocumentSchema(
        "cloudkit-check",
        .object(
            [
                ("recordTypes", .integer), ("fields", .object(["expected": .integer, "present": .integer])),
            ] + CloudKitShapes.findings),
        definitions: CloudKitShapes.definitions)

    static let cloudKitDiff = DocumentSchema(
        "cloudkit-diff",
        .object([("old", .text), ("new", .text), ("isAdditive", .boolean)] + CloudKitShapes.findings),
        definitions: CloudKitShapes.definitions)

    static let cloudKitEmit = DocumentSchema(
        "cloudkit-emit",
        .object([
            "onto": .text.orNull, "addedTypes": .texts,
            "addedFields": .list(.object(["recordType": .text, "field": .text, "type": .text])),
            "schema": .text.orNull,
        ]))
}

private enum CloudKitShapes {
    static let findings: [(key: String, value: JSONShape)] = [
        ("findings", .list(.reference("cloudKitFinding"))), ("summary", .summary),
    ]

    static let definitions: [(key: String, value: JSONShape)] =
        [("cloudKitFinding", .object(finding))] + FindingShapes.definitions.filter { $0.key != "finding" }

    private static let finding: [(key: String, value: JSONShape)] =
        [
            ("code", .words(CloudKitFindingCode.allCases.map(\.rawValue))),
            ("evidence", .words(CloudKitFindingCode.Evidence.allCases.map(\.rawValue))),
            ("recordType", .text.orNull), ("field", .text.orNull), ("entity", .text.orNull), ("property", .text.orNull),
            ("configuration", .text.orNull),
        ] + FindingShapes.finding
}
