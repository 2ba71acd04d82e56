import ModelcDiagnostics
import ModelcSchema

/// A version of a model as it is now.
package struct HashedVersion {
    package var name: String
    /// Whether new stores are made with it: such a version may not be shipped yet.
    package var isCurrent: Bool
    package var hashes: ModelVersionHashes
    /// Finds a place in the version's file.
    package var locate: (SourcePlace) -> SourceLocation

    package init(
        name: String, isCurrent: Bool, hashes: ModelVersionHashes, locate: @escaping (SourcePlace) -> SourceLocation
    ) {
        self.name = name
        self.isCurrent = isCurrent
        self.hashes = hashes
        self.locate = locate
    }
}
