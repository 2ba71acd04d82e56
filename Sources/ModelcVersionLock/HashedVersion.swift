import ModelcDiagnostics
import ModelcSchema

/// A version of a model in its current state, with its version hashes.
package struct HashedVersion {
    package var name: String
    /// Whether the version is the current one, which may not have shipped yet.
    var isCurrent: Bool
    package var hashes: ModelVersionHashes
    /// Returns the location in the version's file for a location in the model.
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
