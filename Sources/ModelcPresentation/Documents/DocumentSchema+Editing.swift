import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcPlans

// The documents of commands that make and edit models.
extension DocumentSchema {
    static let new = DocumentSchema(
        "new", .object(["model": .text, "isDryRun": .boolean, "entities": .texts, "files": .texts, "next": .texts]))

    static let edit = DocumentSchema(
        "edit",
        .object(
            [
                "model": .text, "version": .text, "isNewVersion": .boolean, "isDryRun": .boolean, "actions": .integer,
                "difference": difference, "hashUnverified": .boolean,
                "otherChanges": .list(.object(["path": .text, "setting": .text, "old": .text, "new": .text])),
                "migration": .words(of: MigrationClass.self), "flags": .list(.words(of: MigrationFlag.self)),
                "obstacles": .texts,
                "removedAlong": .texts,
                "newFindings": .list(
                    .object([
                        "rule": .text, "severity": .words(Severity.allCases.map(\.diagnosticWord)), "message": .text,
                        "help": .text.orNull,
                    ])),
                "files": .list(.object(["path": .text, "action": .fileAction])),
            ], sometimes: ["diff": .text]), definitions: differenceDefinitions)

    static let format = DocumentSchema(
        "format",
        .object(["isDryRun": .boolean, "fileCount": .integer, "files": .texts], sometimes: ["diff": .text]))

    static let merge = DocumentSchema(
        "merge",
        .object([
            "file": .text, "isDryRun": .boolean, "isChanged": .boolean,
            "conflicts": .list(
                .object([
                    "subject": .text, "problem": .text.orNull, "ours": .texts, "theirs": .texts,
                    "theirXML": .text.orNull,
                    "line": .integer.orNull,
                ])),
        ]))

    static let compile = DocumentSchema(
        "compile",
        .object([
            "isDryRun": .boolean, "isUpToDate": .boolean,
            "files": .list(.object(["path": .text, "action": .fileAction])), "removed": .texts,
        ]))

    static let decompile = DocumentSchema(
        "decompile", .object(["path": .text, "isDryRun": .boolean, "files": .texts, "losses": .texts]))

    static let versions = ["add", "list", "prune", "remove", "rename", "use"].map {
        DocumentSchema("versions-\($0)", versionList)
    }

    private static let versionList = JSONShape.object([
        "model": .text, "isDryRun": .boolean,
        "projects": .list(.object(["path": .text, "state": .words(VersionsOutcome.Project.words)])), "searched": .text,
        "versions": .list(
            .object(["name": .text, "isCurrent": .boolean, "isLocked": .boolean, "isReleased": .boolean])),
        "done": .texts, "files": .texts, "stranded": .texts,
    ])
}
