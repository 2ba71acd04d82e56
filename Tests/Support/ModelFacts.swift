import Foundation

/// What a corpus says about one model version, counted by a script that shares no code with modelc.
package struct ModelFacts: Sendable {
    /// The version's folder, from the corpus's folder of models.
    package var path: String
    /// The same from the root of the file system.
    package var url: URL
    /// Whether it is one of the repository's own models.
    package var isOwn: Bool
    package var format: String
    /// `yes`, `no`, or `unknown` where the bundle does not say which version is current.
    package var isCurrent: String
    package var lastSavedToolsVersion: String
    /// The counted things by the name of their column.
    package var counts: [String: Int]

    init(row: [String: String], corpus: URL) throws {
        guard let path = row["path"], let format = row["format"], let isCurrent = row["is_current"] else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.path = path
        url = corpus.appendingPathComponent("models").appendingPathComponent(path)
        isOwn = corpus == Corpus.own
        self.format = format
        self.isCurrent = isCurrent
        lastSavedToolsVersion = row["lastSavedToolsVersion"] ?? ""
        counts = row.compactMapValues { Int($0) }
    }

    /// The columns that `modelc inspect --format json` counts.
    package static let inspectedCounts = [
        "entities", "attributes", "relationships", "fetchedProperties", "fetchIndexes", "uniquenessConstraints",
        "configurations", "fetchRequests", "composites",
    ]
}
