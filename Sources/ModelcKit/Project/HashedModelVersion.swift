import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// A version of a model with its hashes, and the diagnostics about the version and its hashes.
package struct HashedModelVersion {
    package var version: ModelVersion
    package var hashes: ModelVersionHashes
    /// Structural errors, entities that have no hash, and hashes that are not certain.
    var diagnostics: [Diagnostic]
}
