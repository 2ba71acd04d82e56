import ModelcBase
import ModelcGit
import ModelcSchema

/// The order in which the versions of a bundle shipped, derived from their names, or else from the settings or from git.
struct ShippingOrder {
    /// The source of the order.
    enum Source {
        /// Names of one series, with numbers.
        case names
        /// The order in the project's settings.
        case settings
        /// The order in which the versions were added to git.
        case history
        /// No source; the order is a guess.
        case guess
    }

    /// The names, in order.
    private(set) var names: [String]
    private(set) var source = Source.names

    /// - Parameters:
    ///   - names: the names of the versions, in the order of the bundle.
    ///   - current: the version that all others are assumed to precede if their order is unknown; nil for none.
    init(of bundle: VersionedModel, _ names: [String], current: String?, in workspace: Workspace) {
        self.names = names
        guard VersionNameSeries.count(names) > 1 else { return }
        source = .guess
        arrangeBySettings(workspace)
        if source == .guess { arrangeByHistory(of: bundle, workspace) }
        if source == .guess, let current { moveOtherKinds(before: current) }
    }

    /// Uses the order of the configuration, if it lists versions of the bundle. Others are newer.
    private mutating func arrangeBySettings(_ workspace: Workspace) {
        let loaded = try? LoadedConfiguration(in: workspace)
        let listed = (loaded?.configuration?.plan.order?.value ?? []).filter(names.contains)
        guard !listed.isEmpty else { return }
        source = .settings
        names = listed + names.filter { !listed.contains($0) }
    }

    /// Uses the order in which the versions were added to git, if git decides all cases that names do not. Uncommitted versions
    /// are the newest.
    private mutating func arrangeByHistory(of bundle: VersionedModel, _ workspace: Workspace) {
        guard let additions = try? ShippingOrder.additionNumbers(of: bundle, workspace) else { return }
        let places = names.map { additions[$0] ?? .max }
        // Names of one series have an order; versions of two series that one commit added have none.
        var kindOfPlace: [Int: String] = [:]
        for (place, name) in zip(places, names) {
            let kind = VersionNameSeries.stem(of: name)
            guard kindOfPlace.updateValue(kind, forKey: place) ?? kind == kind else { return }
        }
        source = .history
        // Versions added by one commit keep the order of their names.
        names = zip(places, names).enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(
            \.element.1)
    }

    /// If the order is unknown, versions whose names are of another series than the current version are assumed to be older.
    /// Otherwise there would be no plan for their stores.
    private mutating func moveOtherKinds(before current: String) {
        let kind = VersionNameSeries.stem(of: current)
        guard let end = names.firstIndex(of: current) else { return }
        let others = names[(end + 1)...].filter { VersionNameSeries.stem(of: $0) != kind }
        names.removeAll(where: Set(others).contains)
        names.insert(contentsOf: others, at: end)
    }

    /// Returns when git added each version, by name.
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
