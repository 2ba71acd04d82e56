import ModelcConcurrency
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcVersionHash

/// A version of a model with its hashes and all that is to be said of them.
package struct HashedModelVersion {
    package var version: ModelVersion
    package var hashes: ModelVersionHashes
    /// Structural faults, entities without a hash, and hashes that are not certain.
    package var diagnostics: [Diagnostic]
}

extension ModelReading {
    /// The hashes of the versions that were requested and could be read without an error: a value that was not understood is no
    /// value to be hashed.
    package var hashedVersions: [HashedModelVersion] {
        let versions = faultlessVersions
        return ConcurrentParts.map(count: versions.count, length: 1) { part in
            versions[part].compactMap(\.hashed)
        }.flatMap { $0 }
    }

    /// The versions that were requested, and that have content without an error.
    var faultlessVersions: [ModelVersion] {
        let faulty = Set(diagnostics.filter { $0.severity == .error }.compactMap(\.location?.path))
        let selected = Set(selectedVersions)
        return (model?.versions ?? []).filter {
            selected.contains($0.name) && !faulty.contains($0.filePath) && $0.model != nil
        }
    }
}

extension ModelVersion {
    /// The version's hashes; nil where it was not read or could not be.
    var hashed: HashedModelVersion? {
        guard let model else { return nil }
        let resolved = ResolvedModel(model)
        let faults = Linter.structuralFaults(in: resolved).map { $0.diagnostic(locate: location) }
        let hashes = VersionHasher.hashes(of: resolved)
        // A fault says already why an entity has no hash.
        let told = hashes.diagnostics(locate: location).filter { faults.isEmpty || $0.id != .versionHashRefused }
        return HashedModelVersion(version: self, hashes: hashes, diagnostics: faults + told)
    }
}
