import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcPlans
import ModelcSchema

/// Prevents the user from renaming or removing versions that stores or mapping models still need.
struct VersionGuardian {
    let bundle: VersionedModel
    let loaded: LoadedConfiguration
    /// Whether the user requested the change even if a version is needed.
    let isForced: Bool
    let workspace: Workspace

    /// Throws an error if one of the versions is the current version, or if stores or mapping models need it.
    func refuseRemoval(of versions: [ModelVersion]) throws(RunFailure) {
        for version in versions where version.isCurrent {
            throw Versions.refusal(
                "'\(version.name)' is the current version", at: version.path,
                help: "make another one current first: \(ToolCommandName.versionsUse) NAME")
        }
        guard !isForced, !versions.isEmpty else { return }
        let protection = EditProtection(nil, loaded, workspace)
        let mappings = MappingEnds(of: bundle, loaded, in: workspace)
        for version in versions {
            if let reason = try protection.reason(version, of: bundle) {
                throw refusal(
                    version, "cannot be removed, because \(reason): its stores could no longer be migrated",
                    help: "to remove it anyway, add \(workspace.wording[.replacement])")
            }
            if let list = list(mappings.naming(version)) {
                throw refusal(
                    version, "cannot be removed: \(list) it",
                    help: "remove the mapping models first, or add \(workspace.wording[.replacement])")
            }
        }
    }

    /// Throws an error if a lock file, the configuration, or a mapping model refers to the version by its name. After a
    /// rename, the version would no longer be protected.
    ///
    /// - Parameter name: the new name.
    func refuseRenaming(of version: ModelVersion, to name: String) throws(RunFailure) {
        guard !isForced else { return }
        if LockedState(of: bundle).names.contains(version.name) {
            let update = { "\(workspace.wording[.update]) \(ShellWord.quoted($0))" }
            throw refusal(
                version, "is locked under this name",
                help: "to rename it anyway, add \(workspace.wording[.replacement]), and then lock the new name: "
                    + "\(ToolCommandName.lock) \(ShellWord.quoted(bundle.path)) \(update(version.name)) \(update(name))"
            )
        }
        if let reason = try EditProtection(nil, loaded, workspace).reason(version, of: bundle) {
            throw refusal(
                version, "cannot be renamed, because \(reason): the new name would not be protected",
                help: "to rename it anyway, add \(workspace.wording[.replacement])")
        }
        if let list = list(MappingEnds(of: bundle, loaded, in: workspace).naming(version)) {
            throw refusal(
                version, "cannot be renamed: \(list) it by this name",
                help: "to rename it anyway, add \(workspace.wording[.replacement]), and then run "
                    + "'\(ToolCommandName.mappingRefresh)'")
        }
    }

    /// Returns the versions before the given version. Throws an error if there are none, if their order is not certain,
    /// or if stores or mapping models need one of them.
    func versions(before first: ModelVersion) throws(RunFailure) -> [ModelVersion] {
        let names = bundle.versions.map(\.name)
        guard isForced || VersionNameSeries.count(names) == 1 else {
            throw Versions.refusal(
                "the version names follow several schemes, so their order is not certain: \(TerminalText.list(names))",
                at: bundle.path,
                help: "remove them one by one with '\(ToolCommandName.versionsRemove)', or take the listed order with "
                    + workspace.wording[.replacement])
        }
        let removed = Array(bundle.versions.prefix { $0.name != first.name })
        guard !removed.isEmpty else {
            throw Versions.refusal(
                "there is no version before '\(first.name)'", at: bundle.path,
                help: "'\(ToolCommandName.versionsList)' shows the versions in their order")
        }
        try refuseRemoval(of: removed)
        return removed
    }

    /// Returns the start of a clause about a version, for example `the mapping model V1toV2.xcmappingmodel names`. Nil
    /// if there are no mapping models.
    private func list(_ mappings: [String]) -> String? {
        guard !mappings.isEmpty else { return nil }
        return "the mapping \(mappings.count == 1 ? "model" : "models") \(TerminalText.list(mappings)) "
            + (mappings.count == 1 ? "names" : "name")
    }

    private func refusal(_ version: ModelVersion, _ message: String, help: String) -> RunFailure {
        Versions.refusal("'\(version.name)' \(message)", at: version.path, help: help)
    }
}

/// The mapping models of a project, with the source and destination model of each.
struct MappingEnds {
    private let mappings: [(name: String, ends: [EmbeddedModel])]
    private let bundle: VersionedModel

    init(of bundle: VersionedModel, _ loaded: LoadedConfiguration, in workspace: Workspace) {
        self.bundle = bundle
        let paths = loaded.configuration?.mappings?.value.paths.map { workspace.path($0.path) } ?? []
        let search = MappingModelSearch(paths, around: bundle.path, in: workspace)
        mappings = search.paths.compactMap { path in
            let reading = workspace.mappingReader.read(path)
            return reading.mapping.map {
                (name: PathText.name(of: reading.bundlePath), ends: [$0.source, $0.destination])
            }
        }
    }

    /// Returns the names of the mapping models whose source or destination is the version.
    func naming(_ version: ModelVersion) -> [String] {
        mappings.filter { mapping in
            mapping.ends.contains { $0.bundleName == bundle.name && $0.versionName == version.name }
        }.map(\.name)
    }
}
