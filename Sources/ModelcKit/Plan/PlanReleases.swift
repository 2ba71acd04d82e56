import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcSettings
import ModelcVersionHash

/// The versions that have shipped according to the setting `released`. The setting names versions or patterns of
/// release tags. A version in a release tag may have a schema that no version of the bundle has anymore. `lint` and
/// `check` use the same versions.
struct PlanReleases {
    /// The versions of the bundle that have shipped.
    private(set) var names: Set<String> = []
    /// Shipped versions with a schema that no version of the bundle has.
    private(set) var gone: [PlannedVersion] = []
    private(set) var problems: [Diagnostic] = []

    init(_ released: Setting<LintReleased>?, _ versions: PlannedVersions) {
        names = Set(released?.value.names ?? []).intersection(versions.names)
        guard let tags = ReleaseTags(released, in: versions.workspace) else { return }
        let state = tags.state(of: WholeBundle(versions.bundle.path, .current, by: versions.workspace.reader))
        problems = state.problem.map { [$0] } ?? []
        guard let base = state.base else { return }
        for version in base.versions { add(version, of: base, state.bundle?.model, versions) }
    }

    private mutating func add(
        _ version: LintedVersion, of base: ReleasedBase, _ bundle: VersionedModel?, _ versions: PlannedVersions
    ) {
        guard !base.unchanged.contains(version.name) else { return _ = names.insert(version.name) }
        guard let model = version.model else { return }
        let hashes = VersionHasher.hashes(of: ResolvedModel(model))
        let same = versions.all.filter { $0.hashes.fitsStores(of: hashes) }.map(\.name)
        guard same.isEmpty else {
            return _ = names.insert(same.first { $0 == version.name } ?? same[0])
        }
        // A version that is in an older tag but not in the newest one was removed before the newest release. It is left
        // out here; lint compares it.
        guard let old = bundle?.versions.first(where: { $0.name == version.name }) else { return }
        var planned = PlannedVersion(HashedModelVersion(version: old, hashes: hashes, diagnostics: []), model)
        planned.revision = base.reference
        planned.isFound = false
        planned.name = "\(version.name) (\(base.reference))"
        while versions.names.contains(planned.name) { planned.name += "'" }
        gone.append(planned)
    }
}
