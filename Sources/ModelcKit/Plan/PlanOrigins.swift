import ModelcBase
import ModelcDiagnostics
import ModelcFiles

/// The versions that existing stores were written with. The planned migrations start at these versions.
struct PlanOrigins {
    /// All versions of the plan. The versions that stores come from are before the target.
    private(set) var versions: PlannedVersions
    /// The names of the versions that stores come from; nil for all versions before the target.
    private(set) var names: Set<String>?

    /// Finds the versions that stores come from. If they cannot be determined, `origins` is nil and the diagnostics
    /// contain the reasons.
    static func find(
        _ request: PlanRequest, _ versions: PlannedVersions, _ stores: PlanStores, _ lock: LockedState
    ) -> (origins: PlanOrigins?, problems: [Diagnostic]) {
        var origins = PlanOrigins(versions: versions)
        switch request.source {
        case .shipped:
            let releases = PlanReleases(request.released, versions)
            guard !releases.problems.hasErrors else { return (nil, releases.problems) }
            origins.take(releases, lock.names)
            return (origins, releases.problems)
        case .all: break
        case .version(let path) where isPath(path, besides: versions): return origins.taking(revision: path)
        case .version(let wanted):
            let (version, problem) = ModelReader.version(wanted, of: versions.bundle)
            guard let name = version.flatMap({ versions.version(named: $0.name)?.name }) else {
                return (nil, problem.map { [$0] } ?? [])
            }
            origins.take(name)
            return (origins, problem.map { [$0] } ?? [])
        case .store(let path): return (origins.taking(store: path, stores), [])
        case .base(let base): return origins.taking(revision: base)
        }
        return (origins, [])
    }

    /// Whether a text that names no version is the path of a model, or of a folder such as an app.
    private static func isPath(_ text: String, besides versions: PlannedVersions) -> Bool {
        let path = versions.workspace.path(text)
        guard versions.version(named: text) == nil else { return false }
        return ModelKind(at: path) != nil || FileSystem.kind(of: path) == .folder
    }

    /// Returns the origins for migrating from an older state of the model: the current version of a git revision or of
    /// a copy. If it cannot be read, `origins` is nil and `problems` has the reasons.
    private func taking(revision: String) -> (origins: PlanOrigins?, problems: [Diagnostic]) {
        var origins = self
        let (version, problems) = PlanRevision(revision, versions, in: versions.workspace).version
        guard let version else { return (nil, problems) }
        origins.versions.insertBeforeTarget(version)
        origins.names = [version.name]
        return (origins, problems)
    }

    /// Uses the versions that have shipped. If no version is known to have shipped, uses all versions before the
    /// target.
    private mutating func take(_ releases: PlanReleases, _ locked: Set<String>) {
        for version in releases.gone { versions.insertBeforeTarget(version) }
        let shipped = locked.union(releases.names).union(releases.gone.map(\.name))
        names = shipped.isEmpty ? nil : shipped
    }

    private mutating func take(_ name: String) {
        versions.moveBeforeTarget(name)
        names = [name]
    }

    /// Returns the origins for migrating one store: the version of this store. Nil if the store cannot be read.
    private func taking(store path: String, _ stores: PlanStores) -> PlanOrigins? {
        var origins = self
        guard let name = stores.version(ofStoreAt: path) else {
            // A store that matches no version is reported as a finding by `PlanStores.findings`.
            origins.names = []
            return stores.isRead(path) ? origins : nil
        }
        origins.take(name)
        let elder = name == versions.target ? elder(stores.versions(ofStoreAt: path)) : []
        if !elder.isEmpty { origins.names = Set(elder) }
        return origins
    }

    /// Returns the versions in `names` that are before the target and have the same version identifier. A store with
    /// the hashes of the target may have been written with any of them. Core Data opens the store without a migration,
    /// but its data may violate rules that are not part of the version hash, such as validation rules.
    private func elder(_ names: [String]) -> [String] {
        let identifier = versions.version(named: versions.target)?.model.versionIdentifier
        return names.filter { name in
            name != versions.target && !versions.later.contains(name)
                && versions.version(named: name)?.model.versionIdentifier == identifier
        }
    }
}
