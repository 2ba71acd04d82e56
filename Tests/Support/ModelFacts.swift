import Foundation

/// What the corpus says about one model version, counted by a script that shares no code with modelc.
package struct ModelFacts: Sendable {
    /// The version's folder, from the corpus's folder of models.
    package var path: String
    package var format: String
    /// `yes`, `no`, or `unknown` where the bundle does not say which version is current.
    package var isCurrent: String
    package var lastSavedToolsVersion: String
    /// The counted things by the name of their column.
    package var counts: [String: Int]

    init(row: [String: String]) throws {
        guard let path = row["path"], let format = row["format"], let isCurrent = row["is_current"] else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.path = path
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
