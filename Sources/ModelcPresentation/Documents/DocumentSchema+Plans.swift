import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPlans
import ModelcSchema

// The JSON Schema of a plan. Absent values are omitted in the document.
extension DocumentSchema {
    static let plan = DocumentSchema(
        "plan",
        .object(
            [
                "model": .text, "target": .text, "strategy": .words(of: MigrationStrategy.self),
                "versions": .list(.reference("version")), "stores": .list(.reference("store")),
                "mappings": .list(
                    .object([
                        "name": .text, "path": .text, "pairs": .list(.object(["from": .text, "to": .text])),
                    ])), "mappingFolders": .texts, "matrix": .list(.reference("route")),
                "steps": .list(.reference("step")), "recommended": .list(.reference("recommended")),
                "stages": .list(.reference("stage")), "findings": .list(.reference("documented")),
                "summary": .reference("summary"),
            ],
            sometimes: [
                "fixtures": .list(.object(["version": .text, "path": .text])),
                "artifacts": .list(
                    .object(["kind": .words(of: EmittedKind.self), "path": .text, "written": .boolean])),
            ]), .report,
        definitions: PlanShapes.parts + PlanShapes.steps + FindingShapes.definitions)
}

/// The JSON shapes of the elements of a plan, such as versions and steps.
enum PlanShapes {
    static let parts: [(key: String, value: JSONShape)] = [
        (
            "version",
            .object(
                [
                    "name": .text, "path": .text, "current": .boolean, "locked": .boolean, "hashUnverified": .boolean,
                    "entityHashes": .named(.text),
                ],
                sometimes: ["identifier": .text, "revision": .text, "sameSchemaAs": .text, "checksum": .text])
        ),
        (
            "store",
            .object(
                ["path": .text, "by": .words(["hash", "checksum", "structure", "none"]), "wal": .boolean],
                sometimes: [
                    "version": .text, "nearest": .text, "distance": .integer, "frameworkVersion": .integer,
                ])
        ),
        (
            "route",
            .object([
                "from": .text, "to": .text, "class": .words(of: MigrationClass.self), "coreDataWill": .text,
                "reasons": .texts, "findings": .list(.reference("planFinding")),
            ])
        ),
        (
            "recommended",
            .object(["from": .text, "to": .text, "path": .texts, "class": .words(of: MigrationClass.self)])
        ),
        (
            "stage",
            .object(
                ["number": .integer, "kind": .words(["lightweight", "custom", "blocked"]), "versions": .texts],
                sometimes: ["runsCode": .boolean])
        ),
        (
            "summary",
            .object([
                "worst": .words(of: MigrationClass.self),
                "counts": .object([], sometimes: MigrationClass.allCases.map { ($0.rawValue, .integer) }),
                "findings": .object(Severity.allCases.map { ($0.rawValue, .integer) }), "baselined": .integer,
                "exitCode": .integer,
            ])
        ),
        (
            "planFinding",
            .object(
                [("severity", .words(of: Severity.self))] + findingDetails,
                sometimes: [("modelPath", .text)] + findingOptions)
        ),
        ("documented", .object(FindingShapes.common + findingDetails, sometimes: findingOptions)),
        ("place-or-file", .object(["file": .text], sometimes: ["line": .integer, "column": .integer])),
        ("advice", .object(["text": .text])),
    ]

    /// The keys of a finding that are the same in every part of a plan.
    private static let findingDetails: [(key: String, value: JSONShape)] = [
        ("code", .words(of: MigrationFindingCode.self)), ("title", .text), ("reason", .text),
        ("location", .reference("place-or-file")),
    ]

    private static let findingOptions: [(key: String, value: JSONShape)] = [
        ("unverified", .boolean), ("fix", .reference("advice")),
    ]

    static let steps: [(key: String, value: JSONShape)] = [
        (
            "step",
            .object([
                "from": .text, "to": .text, "via": .text, "recommended": .boolean,
                "class": .words(of: MigrationClass.self), "flags": .list(.words(of: MigrationFlag.self)),
                "changes": .list(.reference("change")), "probableRenames": .list(.reference("rename")),
                "conditions": .list(.reference("condition")), "faults": .list(.reference("fault")),
                "findings": .list(.reference("planFinding")), "dataChecks": .list(.reference("dataCheck")),
            ])
        ),
        (
            "change",
            .object(
                ["kind": .words(of: SchemaChangeKind.self), "altersHash": .boolean, "isDestructive": .boolean],
                sometimes: [
                    "code": .text, "severity": .words(of: Severity.self), "entity": .text, "property": .text,
                    "oldEntity": .text, "oldProperty": .text, "from": .text, "to": .text, "location": .location,
                    "fix": .reference("advice"),
                ])
        ),
        (
            "rename",
            .object(
                [
                    "subject": .text, "entity": .text, "from": .text, "to": .text, "score": .integer,
                    "elementID": .text,
                ], sometimes: ["replacedElementID": .text, "line": .integer])
        ),
        (
            "condition",
            .object(
                [
                    "condition": .words(of: InferenceCondition.self), "check": .words(of: DataCheck.self),
                    "entity": .text, "requirement": .text,
                ], sometimes: ["property": .text, "unverified": .boolean])
        ),
        (
            "fault",
            .object(
                ["condition": .words(of: InferenceCondition.self), "entity": .text, "reason": .text],
                sometimes: ["property": .text, "unverified": .boolean])
        ),
        (
            "dataCheck",
            .object(
                ["id": .words(of: DataCheck.self), "modelPath": .text, "question": .text],
                sometimes: [
                    "code": .text, "store": .text, "sql": .text, "sampleSQL": .text, "count": .integer,
                    "ok": .boolean, "problem": .text, "sample": .list(.texts),
                ])
        ),
    ]
}

// The JSON Schemas for mapping models.
extension DocumentSchema {
    static let mappingShow = DocumentSchema(
        "mapping-show",
        .object([
            "name": .text, "frameworkVersion": .integer.orNull, "source": .reference("model"),
            "destination": .reference("model"), "entityMappings": .list(.reference("entityMapping")),
            "droppedEntities": .texts, "unreachableObjects": .integer,
        ]),
        definitions: [
            (
                "model",
                .object([
                    "path": .text.orNull, "bundle": .text.orNull, "version": .text.orNull, "isReadable": .boolean,
                    "entities": .texts, "freshness": JSONShape.freshness.orNull, "staleEntities": .texts,
                ])
            ),
            (
                "entityMapping",
                .object([
                    "number": .integer, "name": .text, "hasOwnName": .boolean,
                    "kind": .words(["custom", "add", "remove", "copyOrTransform"]), "sourceEntity": .text.orNull,
                    "destinationEntity": .text.orNull, "policyClass": .text.orNull, "sourceFilter": .text.orNull,
                    "sourceExpression": .text.orNull, "userInfo": .reference("userInfo"),
                    "attributes": .list(.reference("row")), "relationships": .list(.reference("row")),
                ])
            ),
            (
                "row",
                .object([
                    "name": .text, "expression": .text.orNull,
                    "value": .words([
                        "expression", "sameProperty", "mappedObjects", "noMapping", "nothing", "unknown",
                    ]), "mappings": .texts, "sourceKeyPath": .text.orNull, "userInfo": .reference("userInfo"),
                ])
            ),
        ] + ModelShapes.sources)

    static let mappingNew = DocumentSchema(
        "mapping-new",
        .object([
            "path": .text, "action": .fileAction, "isDryRun": .boolean, "entityMappings": .integer,
            "rows": .integer, "isInferable": .boolean,
            "policies": .list(
                .object([
                    "className": .text, "destinationEntity": .text,
                    "methods": .list(.object(["property": .text, "selector": .text, "reason": .text])),
                ])), "preconditions": .list(.object(["modelPath": .text, "requirement": .text])),
            "droppedEntities": .texts,
        ]))

    static let mappingRefresh = DocumentSchema(
        "mapping-refresh",
        .object([
            "path": .text, "isDryRun": .boolean, "isChanged": .boolean, "isFound": .boolean,
            "copies": .list(
                .object([
                    "side": .words(["source", "destination"]), "path": .text.orNull, "staleEntities": .texts,
                ])), "addedRows": .texts, "keptRows": .texts,
        ]))
}

extension JSONShape {
    /// Whether the copy of a version in a mapping model still matches the version.
    static let freshness = words(["fresh", "stale", "unknown"])
}
