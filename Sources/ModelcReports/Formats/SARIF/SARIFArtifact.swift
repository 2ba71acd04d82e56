import ModelcJSON
import ModelcMarkup

/// Files as SARIF names them, and their edits.
enum SARIFArtifact {
    /// Relative paths are addresses from the root, absolute ones whole addresses.
    static func location(_ path: String) -> JSONValue {
        let encoded = PercentEncoding.path(path)
        if path.hasPrefix("/") { return ["uri": .string("file://" + encoded)] }
        return ["uri": .string(encoded), "uriBaseId": .string(SARIFFormat.rootName)]
    }

    /// The edits by file, in the order in which the files first come.
    static func changes(of edits: [ReportedEdit]) -> [JSONValue] {
        var paths: [String] = []
        for edit in edits where !paths.contains(edit.path) { paths.append(edit.path) }
        return paths.map { path in
            [
                "artifactLocation": location(path),
                "replacements": .array(edits.filter { $0.path == path }.map(replacement)),
            ]
        }
    }

    private static func replacement(_ edit: ReportedEdit) -> JSONValue {
        [
            "deletedRegion": ["byteOffset": .integer(edit.byteOffset), "byteLength": .integer(edit.byteLength)],
            "insertedContent": ["text": .string(edit.text)],
        ]
    }
}
