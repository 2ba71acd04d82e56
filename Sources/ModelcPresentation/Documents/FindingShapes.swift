import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSettings

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

    /// The keys that findings have in the JSON documents of all commands.
    static let common: [(key: String, value: JSONShape)] = [
        ("id", .text), ("severity", .words(of: Severity.self)), ("message", .text), ("help", .text.orNull),
        ("path", .text), ("line", .integer.orNull), ("column", .integer.orNull), ("modelPath", .text.orNull),
        ("versions", .texts),
    ]

    /// The keys of a finding in a report.
    static let finding: [(key: String, value: JSONShape)] =
        common + [
            ("rule", .text), ("category", .text), ("file", .text), ("fix", .reference("fix").orNull),
            ("bundle", .text.orNull), ("version", .text.orNull),
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
