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

    /// The version as if its file held another model.
    fileprivate func holding(_ model: ManagedObjectModel) -> LintedVersion {
        LintedVersion(
            name: name, isCurrent: isCurrent, model: model, entityHashes: LintedVersion.hashes(of: model))
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

extension [LintedVersion] {
    /// The versions, of which one holds another model.
    func replacing(_ name: String, by model: ManagedObjectModel) -> [LintedVersion] {
        map { $0.name == name ? $0.holding(model) : $0 }
    }
}
