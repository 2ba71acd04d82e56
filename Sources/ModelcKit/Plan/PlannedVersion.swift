import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// A version in a plan.
struct PlannedVersion {
    /// The name, which is unique in the plan. The name of a version from a git revision contains the revision, for
    /// example `V2 (v1.0)`.
    var name: String
    /// The path of the version's file.
    var file: String
    var model: ManagedObjectModel
    var hashes: ModelVersionHashes
    var isCurrent: Bool
    /// The git revision that contains the version; nil for a version in the bundle.
    var revision: String?
    /// The errors in the version's structure.
    var problems: [Diagnostic]
    /// Whether the bundle has a version that can open the stores of this version. False is possible only for a version
    /// from a git revision.
    var isFound = true

    init(_ hashed: HashedModelVersion, _ model: ManagedObjectModel) {
        name = hashed.version.name
        file = hashed.version.filePath
        self.model = model
        hashes = hashed.hashes
        isCurrent = hashed.version.isCurrent
        problems = hashed.diagnostics.filter { $0.severity == .error && $0.id != .versionHashRefused }
    }

    /// The version in the form that the planner needs.
    var planned: MigrationPlanner.Version {
        MigrationPlanner.Version(name: name, model: model, isInBundle: revision == nil, isFound: isFound)
    }

    /// Returns the version as one of the candidates from which the version of a store is identified.
    func candidate(of modelPath: String) -> StoreCandidate {
        StoreCandidate(
            modelPath: modelPath, versionName: name, isCurrent: isCurrent, model: ResolvedModel(model), hashes: hashes)
    }

    /// Returns the version in the form of the report.
    func reported(isLocked: Bool) -> MigrationReport.Version {
        MigrationReport.Version(
            name: name, file: file, identifier: model.versionIdentifier.flatMap { $0.isEmpty ? nil : $0 },
            isCurrent: isCurrent && revision == nil, isLocked: isLocked, revision: revision, checksum: hashes.checksum,
            isHashUnverified: !hashes.isVerified,
            entities: hashes.entities.compactMap { entity in
                entity.hash.map { MigrationReport.Version.Entity(name: entity.name, hash: $0) }
            })
    }
}
