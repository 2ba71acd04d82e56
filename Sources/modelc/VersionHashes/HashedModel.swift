import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// A version of a model with its hashes and all that is to be said of them.
struct HashedModelVersion {
    var version: ModelVersion
    var hashes: ModelVersionHashes
    /// Structural faults, entities without a hash, and hashes that are not certain.
    var diagnostics: [Diagnostic]
}

extension ModelReading {
    /// The hashes of the versions that were asked for, as far as they could be read.
    var hashedVersions: [HashedModelVersion] {
        (model?.versions ?? []).filter { selectedVersions.contains($0.name) }.compactMap(\.hashed)
    }
}

extension ModelVersion {
    /// The version's hashes; nil where it was not read or could not be.
    fileprivate var hashed: HashedModelVersion? {
        guard let model else { return nil }
        let resolved = ResolvedModel(model)
        let faults = Linter.structuralFaults(in: resolved).map { $0.diagnostic(locate: location) }
        let hashes = VersionHasher.hashes(of: resolved)
        return HashedModelVersion(
            version: self, hashes: hashes, diagnostics: faults + hashes.diagnostics(locate: location))
    }
}
