import ModelcSchema

/// Which stores lose their migration path when versions are removed.
struct StrandedStores {
    private let bundle: VersionedModel
    private let workspace: Workspace

    init(of bundle: VersionedModel, in workspace: Workspace) {
        self.bundle = bundle
        self.workspace = workspace
    }

    /// The versions whose stores have a path to the current version, and have none without some versions: these
    /// themselves, and those whose path leads through one of them.
    func versions(without removed: [String]) -> [String] {
        // Without a current version there is nothing to get to.
        guard bundle.currentVersion != nil else { return [] }
        var request = PlanRequest(path: bundle.path)
        request.source = .all
        // Without a plan there are no paths that could be lost.
        let routes = (try? Plan(request, in: workspace).run())?.report?.routes ?? []
        return routes.filter { route in
            route.path.map { path in path.contains(where: removed.contains) } ?? false
        }.map(\.from)
    }
}
