import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcVersionHash

extension LintedVersion {
    /// Creates a version and computes its hashes.
    ///
    /// - Parameter faulty: the errors found in the files of all versions. If one of them is in this version's file, the
    ///   version has no model and is not compared.
    init(_ version: ModelVersion, faulty: [Diagnostic]) {
        let isFaulty = faulty.contains { [version.filePath, version.path].contains($0.location?.path ?? "") }
        self.init(name: version.name, isCurrent: version.isCurrent, isFaulty ? nil : version.model)
    }

    private init(name: String, isCurrent: Bool, _ model: ManagedObjectModel?) {
        self.init(
            name: name, isCurrent: isCurrent, model: model,
            hashes: model.map { VersionHasher.hashes(of: ResolvedModel($0)) })
    }

    /// Returns a copy of the version whose content is replaced by the given model.
    func holding(_ model: ManagedObjectModel) -> LintedVersion {
        LintedVersion(name: name, isCurrent: isCurrent, model)
    }
}
