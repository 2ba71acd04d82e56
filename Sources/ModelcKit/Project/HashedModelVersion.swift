import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// A version of a model with its hashes and all diagnostics about them.
package struct HashedModelVersion {
    package var version: ModelVersion
    package var hashes: ModelVersionHashes
    /// Structural errors, entities without a hash, and hashes that are not certain.
    var diagnostics: [Diagnostic]
}
