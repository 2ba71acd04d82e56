import ModelcDiagnostics
import ModelcSchema

/// The current state of a model version.
package struct HashedVersion {
    package var name: String
    /// Whether it is the current version, which may not have shipped yet.
    var isCurrent: Bool
    package var hashes: ModelVersionHashes
    /// Returns the location of a place in the version's file.
    var locate: (SchemaLocation) -> SourceLocation

    package init(
        name: String, isCurrent: Bool, hashes: ModelVersionHashes, locate: @escaping (SchemaLocation) -> SourceLocation
    ) {
        self.name = name
        self.isCurrent = isCurrent
        self.hashes = hashes
        self.locate = locate
    }
}
