import ModelcBase
import ModelcSettings

/// Files as SARIF names them, and their edits.
enum SARIFArtifact {
    /// Returns a location. Relative paths are relative to the root, absolute ones are complete URLs.
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
