import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// A version that stores come from but that is not in the bundle: the current version of a git revision or of a copy,
/// or the model in a store.
struct PlanRevision {
    private let revision: String
    private let versions: PlannedVersions
    private let workspace: Workspace

    init(_ revision: String, _ versions: PlannedVersions, in workspace: Workspace) {
        self.workspace = workspace
        self.revision = revision
        self.versions = versions
    }

    /// The version; nil if it cannot be read, with the reasons in `diagnostics`.
    var version: (version: PlannedVersion?, diagnostics: [Diagnostic]) {
        switch BaseReference(revision, in: workspace).model(for: versions.bundle.path) {
        case .success(let base):
            let reader = workspace.withoutVersionChoice.reader(choosingBy: .version, in: base.files)
            let reading = reader.read(base.path)
            guard reading.isUsable, let hashed = reading.hashedVersions.first, let model = hashed.version.model else {
                return (nil, reading.diagnostics)
            }
            return (planned(hashed, model), reading.diagnostics.filter { $0.id == .uncertainEntities })
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
