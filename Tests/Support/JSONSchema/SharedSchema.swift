import Foundation

/// Schemas of formats that others publish. They are no part of the repository and stand beside the corpus.
package enum SharedSchema {
    package static let absence = "no SARIF schema: put it at ../shared/spec/sarif-2.1.0.json"

    /// Whether the schema of SARIF is there.
    package static var hasSARIF: Bool { FileManager.default.fileExists(atPath: sarifFile.path) }

    package static func sarif() throws -> JSONSchema { try JSONSchema(Data(contentsOf: sarifFile)) }

    private static var sarifFile: URL {
        let folder =
            Corpus.root?.deletingLastPathComponent()
            ?? Repository.root.deletingLastPathComponent().appendingPathComponent("shared")
        return folder.appendingPathComponent("spec/sarif-2.1.0.json")
    }
}
