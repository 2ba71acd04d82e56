import ModelcSchema

/// Finds the version before another version. Uses the first source that applies:
///
/// 1. the names, if both belong to one series, such as `V1` and `V2`;
/// 2. the order in the configuration;
/// 3. the lock file: a version that is not locked is newer than all locked versions;
/// 4. the order in which git history added the versions.
struct PrecedingVersion {
    private let bundle: VersionedModel
    private let workspace: Workspace

    init(of bundle: VersionedModel, in workspace: Workspace) {
        self.bundle = bundle
        self.workspace = workspace
    }

    /// Returns the name of the version before the given one; nil if it is the first version, or if the order is
    /// unknown.
    func name(before version: String) -> String? {
        let names = bundle.versions.map(\.name)
        // Swift source lists its versions in their order.
        if bundle.swiftData != nil {
            return names.firstIndex(of: version).flatMap { $0 > 0 ? names[$0 - 1] : nil }
        }
        if let previous = VersionNameSeries.previous(of: version, among: names) { return previous }
        guard VersionNameSeries.count(names) > 1 else { return nil }
        let order = ShippingOrder(of: bundle, names, current: version, in: workspace)
        let locked = order.source == .settings ? [] : LockedState(of: bundle).names
        if !locked.isEmpty, !locked.contains(version) { return order.names.last(where: locked.contains) }
        guard order.source != .guess, let index = order.names.firstIndex(of: version), index > 0 else { return nil }
        return order.names[index - 1]
    }
}
