import ModelcDiagnostics
import ModelcFiles
import ModelcGit
import ModelcSchema

/// The current version of a git revision, as a version that stores are of.
struct PlanRevision {
    private let revision: String
    private let versions: PlannedVersions

    init(_ revision: String, _ versions: PlannedVersions) {
        self.revision = revision
        self.versions = versions
    }

    /// The version, or why there is none.
    var version: (version: PlannedVersion?, diagnostics: [Diagnostic]) {
        do throws(GitError) {
            let (repository, path) = try GitRepository.containing(versions.bundle.path)
            let commit = try repository.commit(revision)
            let (files, place) = try repository.model(at: path, in: commit)
            let reading = ModelReader(files: .memory(files)).read(place)
            guard reading.isUsable, let hashed = reading.hashedVersions.first, let model = hashed.version.model else {
                return (nil, reading.diagnostics)
            }
            return (planned(hashed, model), [])
        } catch {
            return (nil, [error.diagnostic])
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
