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
            hashes: model.map { VersionHasher.hashes(of: ResolvedModel($0)) })
    }

    /// The version as if its file held another model.
    fileprivate func holding(_ model: ManagedObjectModel) -> LintedVersion {
        LintedVersion(
            name: name, isCurrent: isCurrent, model: model, hashes: VersionHasher.hashes(of: ResolvedModel(model)))
    }
}

extension [LintedVersion] {
    /// The versions, of which one holds another model.
    func replacing(_ name: String, by model: ManagedObjectModel) -> [LintedVersion] {
        map { $0.name == name ? $0.holding(model) : $0 }
    }
}
