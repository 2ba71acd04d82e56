import ModelcSchema

/// Finds the version that came before another one. Names of one series tell; otherwise the order in the settings; otherwise the
/// lock file, because a version that is not locked is newer than all that are; otherwise the order of additions to git.
struct PrecedingVersion {
    private let bundle: VersionedModel
    private let workspace: Workspace

    init(of bundle: VersionedModel, in workspace: Workspace) {
        self.bundle = bundle
        self.workspace = workspace
    }

    /// Returns nil if the version is the first one, or if nothing tells.
    func name(before version: String) -> String? {
        let names = bundle.versions.map(\.name)
        if let previous = VersionNameSeries.previous(of: version, among: names) { return previous }
        guard VersionNameSeries.count(names) > 1 else { return nil }
        let order = ShippingOrder(of: bundle, names, current: version, in: workspace)
        let locked = order.source == .settings ? [] : LockedState(of: bundle).names
        if !locked.isEmpty, !locked.contains(version) { return order.names.last(where: locked.contains) }
        guard order.source != .guess, let index = order.names.firstIndex(of: version), index > 0 else { return nil }
        return order.names[index - 1]
    }
}
