import ModelcBase
import ModelcSettings

/// Files and changes of files in SARIF.
enum SARIFArtifact {
    /// Returns a location. A relative path is relative to the root of the project; an absolute path is written as a
    /// URL.
    static func location(_ path: String) -> JSONValue {
        let encoded = PercentEncoding.path(path)
        if path.hasPrefix("/") { return ["uri": .string("file://" + encoded)] }
        return ["uri": .string(encoded), "uriBaseId": .string(SARIFFormat.rootName)]
    }

    /// Returns the changes of a fix.
    static func change(by fix: ProjectFinding.ProposedFix) -> JSONValue {
        ["artifactLocation": location(fix.path), "replacements": .array(fix.edits.map(replacement))]
    }

    private static func replacement(_ edit: TextEdit) -> JSONValue {
        [
            "deletedRegion": ["byteOffset": .integer(edit.offset), "byteLength": .integer(edit.length)],
            "insertedContent": ["text": .string(edit.replacement)],
        ]
    }
}
