import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// A version that a plan is made with.
struct PlannedVersion {
    /// Unique within the plan.
    var name: String
    /// The path of its file.
    var file: String
    var model: ManagedObjectModel
    var hashes: ModelVersionHashes
    var isCurrent: Bool
    /// The git revision that it is of; nil for a version of the bundle.
    var revision: String?
    /// What is wrong with its structure.
    var faults: [Diagnostic]
    /// Whether the bundle has a version of its schema.
    var isFound = true

    init(_ hashed: HashedModelVersion, _ model: ManagedObjectModel) {
        name = hashed.version.name
        file = hashed.version.filePath
        self.model = model
        hashes = hashed.hashes
        isCurrent = hashed.version.isCurrent
        faults = hashed.diagnostics.filter { $0.severity == .error && $0.id != .versionHashRefused }
    }

    /// For the planner.
    var planned: MigrationPlanner.Version {
        MigrationPlanner.Version(name: name, model: model, isInBundle: revision == nil, isFound: isFound)
    }

    /// For the identification of stores.
    func candidate(of modelPath: String) -> StoreCandidate {
        StoreCandidate(
            modelPath: modelPath, versionName: name, isCurrent: isCurrent, model: ResolvedModel(model), hashes: hashes)
    }

    /// For the report.
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

/// The current version of a git revision, as a version that stores are of.
struct PlanRevision {
    private let revision: String
    private let versions: PlannedVersions
    private let workspace: Workspace

    init(_ revision: String, _ versions: PlannedVersions, in workspace: Workspace) {
        self.workspace = workspace
        self.revision = revision
        self.versions = versions
    }

    /// The version, or why there is none.
    var version: (version: PlannedVersion?, diagnostics: [Diagnostic]) {
        switch BaseReference(revision, in: workspace).model(for: versions.bundle.path) {
        case .success(let base):
            let reading = ModelReader(files: base.files).read(base.path)
            guard reading.isUsable, let hashed = reading.hashedVersions.first, let model = hashed.version.model else {
                return (nil, reading.diagnostics)
            }
            return (planned(hashed, model), [])
        case .failure(let refusal):
            return (nil, [refusal.diagnostic])
        }
    }

    private func planned(_ hashed: HashedModelVersion, _ model: ManagedObjectModel) -> PlannedVersion {
        var version = PlannedVersion(hashed, model)
        version.revision = revision
        version.isFound = versions.all.contains { $0.hashes.fitsStores(of: hashed.hashes) }
        var name = "\(version.name) (\(revision))"
        while versions.names.contains(name) { name += "'" }
        version.name = name
        return version
    }
}
