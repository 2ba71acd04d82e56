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
    /// The name, unique within the plan.
    var name: String
    /// The path of its file.
    var file: String
    var model: ManagedObjectModel
    var hashes: ModelVersionHashes
    var isCurrent: Bool
    /// The git revision that contains it; nil for a version of the bundle.
    var revision: String?
    /// Its structural errors.
    var faults: [Diagnostic]
    /// Whether the bundle has a version with its schema.
    var isFound = true

    init(_ hashed: HashedModelVersion, _ model: ManagedObjectModel) {
        name = hashed.version.name
        file = hashed.version.filePath
        self.model = model
        hashes = hashed.hashes
        isCurrent = hashed.version.isCurrent
        faults = hashed.diagnostics.filter { $0.severity == .error && $0.id != .versionHashRefused }
    }

    /// The version as input of the planner.
    var planned: MigrationPlanner.Version {
        MigrationPlanner.Version(name: name, model: model, isInBundle: revision == nil, isFound: isFound)
    }

    /// Returns the version as a candidate for the identification of stores.
    func candidate(of modelPath: String) -> StoreCandidate {
        StoreCandidate(
            modelPath: modelPath, versionName: name, isCurrent: isCurrent, model: ResolvedModel(model), hashes: hashes)
    }

    /// Returns the version for the report.
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
