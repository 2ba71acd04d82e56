import ModelcBase
import ModelcDiagnostics
import ModelcGit
import ModelcSchema

/// The order in which the versions of a bundle shipped. It is derived from the version names, or otherwise from the
/// configuration, or otherwise from git.
struct ShippingOrder {
    /// The source that the order was derived from.
    enum Source {
        /// The names, which form one numbered series such as `V1`, `V2`.
        case names
        /// The order in the configuration.
        case settings
        /// The order in which git history added the versions.
        case history
        /// None of the sources applies, so the order is a guess.
        case guess
    }

    /// The names of the versions, in shipping order.
    private(set) var names: [String]
    private(set) var source = Source.names

    /// - Parameters:
    ///   - names: the names of the versions, in the order of the bundle.
    ///   - current: the current version. If the order is unknown, versions with names of another series are assumed to
    ///     be older. Nil for no such assumption.
    init(of bundle: VersionedModel, _ names: [String], current: String?, in workspace: Workspace) {
        self.names = names
        // Swift source lists its versions in their order.
        guard bundle.swiftData == nil, VersionNameSeries.count(names) > 1 else { return }
        source = .guess
        arrangeBySettings(workspace)
        if source == .guess { arrangeByHistory(of: bundle, workspace) }
        if source == .guess, let current { moveOtherKinds(before: current) }
    }

    /// Uses the order in the configuration, if it lists versions of the bundle. Versions that it does not list are
    /// newer.
    private mutating func arrangeBySettings(_ workspace: Workspace) {
        let loaded = try? LoadedConfiguration(in: workspace)
        let listed = (loaded?.configuration?.plan.order?.value ?? []).filter(names.contains)
        guard !listed.isEmpty else { return }
        source = .settings
        names = listed + names.filter { !listed.contains($0) }
    }

    /// Uses the order in which git history added the versions. It is not used if one commit added versions with names
    /// of different series. Uncommitted versions are the newest.
    private mutating func arrangeByHistory(of bundle: VersionedModel, _ workspace: Workspace) {
        guard let additions = try? ShippingOrder.additionNumbers(of: bundle, workspace) else { return }
        let places = names.map { additions[$0] ?? .max }
        // If one commit added versions with names of different series, such as `V1` and `Beta`, their order is unknown.
        // Names of one series can be ordered.
        var kindOfPlace: [Int: String] = [:]
        for (place, name) in zip(places, names) {
            let kind = VersionNameSeries.stem(of: name)
            guard kindOfPlace.updateValue(kind, forKey: place) ?? kind == kind else { return }
        }
        source = .history
        // Versions that were added by the same commit are ordered by name.
        names = zip(places, names).enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(
            \.element.1)
    }

    /// If the order is a guess, moves versions with names of another series before the current version. Without this
    /// assumption, no migration would be planned for their stores.
    private mutating func moveOtherKinds(before current: String) {
        let kind = VersionNameSeries.stem(of: current)
        guard let end = names.firstIndex(of: current) else { return }
        let others = names[(end + 1)...].filter { VersionNameSeries.stem(of: $0) != kind }
        names.removeAll(where: Set(others).contains)
        names.insert(contentsOf: others, at: end)
    }

    /// Returns a number for each version name; a smaller number means that git history added the version earlier.
    private static func additionNumbers(
        of bundle: VersionedModel, _ workspace: Workspace
    ) throws(GitError) -> [String: Int] {
        let (repository, path) = try workspace.repository(containing: bundle.path)
        let additions = try repository.additions(below: path)
        var byName: [String: Int] = [:]
        for version in bundle.versions {
            let file = "\(path)/\(version.name).xcdatamodel/contents"
            byName[version.name] = additions[file] ?? additions[file.replacingText("/contents", with: "/elements")]
        }
        return byName
    }
}

extension DiagnosticID {
    /// Versions whose shipping order is not certain.
    static let uncertainVersionOrder = DiagnosticID("uncertain-version-order")
}
