import ModelcBase
import ModelcGit
import ModelcSchema

/// The order in which the versions of a bundle shipped, as far as names and git tell.
struct ShippingOrder {
    /// How the order is known.
    enum Source {
        /// The names are of one kind, and have numbers.
        case names
        /// Git got the versions in this order.
        case history
        /// Nothing tells it.
        case guess
    }

    /// The names in their order.
    private(set) var names: [String]
    private(set) var source = Source.names

    /// - Parameters:
    ///   - names: those of the versions, in the order of the bundle.
    ///   - current: the version that all others are taken to be older than where nothing tells the order; nil for none.
    init(of bundle: VersionedModel, _ names: [String], current: String?, in workspace: Workspace) {
        self.names = names
        guard VersionNameSeries.count(names) > 1 else { return }
        source = .guess
        arrangeByHistory(of: bundle, workspace)
        if source == .guess, let current { moveOtherKinds(before: current) }
    }

    /// Takes the order in which git got the versions, where it tells all that the names do not; those that are not committed
    /// are the newest.
    private mutating func arrangeByHistory(of bundle: VersionedModel, _ workspace: Workspace) {
        guard let additions = try? ShippingOrder.additionNumbers(of: bundle, workspace) else { return }
        let places = names.map { additions[$0] ?? .max }
        // The names of one kind have an order; versions of two kinds that one commit added have none.
        var kindOfPlace: [Int: String] = [:]
        for (place, name) in zip(places, names) {
            let kind = VersionNameSeries.stem(of: name)
            guard kindOfPlace.updateValue(kind, forKey: place) ?? kind == kind else { return }
        }
        source = .history
        // Versions of one commit keep the order of their names.
        names = zip(places, names).enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(
            \.element.1)
    }

    /// Where nothing tells the order, what has names of another kind than the current version is older: else stores of it
    /// would have no plan.
    private mutating func moveOtherKinds(before current: String) {
        let kind = VersionNameSeries.stem(of: current)
        guard let end = names.firstIndex(of: current) else { return }
        let others = names[(end + 1)...].filter { VersionNameSeries.stem(of: $0) != kind }
        names.removeAll(where: Set(others).contains)
        names.insert(contentsOf: others, at: end)
    }

    /// By the versions' names, when git got them.
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
