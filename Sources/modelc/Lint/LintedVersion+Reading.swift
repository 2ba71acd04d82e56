import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcVersionHash

extension LintedVersion {
    /// A version that was read, with its hashes.
    ///
    /// - Parameter faulty: what is wrong with the versions: one that was not understood is not compared.
    init(_ version: ModelVersion, faulty: [Diagnostic]) {
        let isFaulty = faulty.contains { [version.filePath, version.path].contains($0.location?.path ?? "") }
        let model = isFaulty ? nil : version.model
        self.init(
            name: version.name, isCurrent: version.isCurrent, model: model,
            entityHashes: model.map(LintedVersion.hashes) ?? [:])
    }

    /// The hashes that are certain to be Core Data's, by the names of the entities.
    private static func hashes(of model: ManagedObjectModel) -> [String: VersionHash] {
        var hashes: [String: VersionHash] = [:]
        for entity in VersionHasher.hashes(of: ResolvedModel(model)).entities where entity.isVerified {
            hashes[entity.name] = entity.hash
        }
        return hashes
    }
}
