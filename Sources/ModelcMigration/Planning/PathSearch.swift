import ModelcSchema

/// Finds the best path from every version to the target. Hops lead from earlier to later versions only, so one pass
/// over the hops, from the target back, is enough for all versions.
struct PathSearch {
    /// One hop of a path.
    struct Hop {
        var from: Int
        var to: Int
        var edge: MigrationEdge
    }

    private let end: Int
    /// The hops from an earlier to a later version: `edges[from][to - from - 1]`; nil if there is none.
    private let edges: [[MigrationEdge?]]
    /// For each class of a hop, from best to worst, the cheapest paths over hops that are no worse.
    private let routes: [[Route?]]
    /// The cheapest paths over mapping models and steps that are known to lose nothing.
    private let lossless: [Route?]

    /// The best path from a version to the target.
    private struct Route {
        var cost = PathCost()
        /// The next version; nil for the target.
        var next: Int?
        /// Whether a mapping model is used.
        var usesMapping = false
    }

    init(_ graph: MigrationGraph) {
        end = graph.end
        let edges = graph.versions.indices.map { from in
            (from + 1..<graph.versions.count).map { graph.edge(from, $0) }
        }
        self.edges = edges
        let classes = Set(edges.joined().compactMap { $0?.migrationClass }).sorted().filter { $0 < .blocked }
        routes = classes.map { worst in PathSearch.cheapest(edges) { $0.migrationClass <= worst } }
        let hasMapping = classes.contains(.mappingModel)
        lossless = hasMapping ? PathSearch.cheapest(edges) { $0.isLossless } : []
    }

    /// Returns the path with the fewest errors, then with the least that is unverified, then with the least bad worst
    /// hop, and among those the cheapest; nil if there is none.
    ///
    /// The worst class cannot be a part of the sums: a path with a better beginning may end as badly as another one
    /// that is cheaper. So the classes are admitted one after the other. A mapping model for the whole route, which
    /// Core Data uses automatically and which was written for it, is always preferred. A path that drops values is
    /// replaced by one over mapping models of the app that drops none, because mapping models are written to keep the
    /// data.
    func path(from start: Int) -> [Hop]? {
        if let whole = mapping(from: start) { return [whole] }
        var best: (routes: [Route?], cost: PathCost)?
        for routes in routes {
            guard let route = routes[start] else { continue }
            if best.map({ route.cost.doubts < $0.cost.doubts }) ?? true { best = (routes, route.cost) }
            if route.cost.doubts == StepDoubts() { break }
        }
        guard let best else { return nil }
        if best.cost.losses > 0, !lossless.isEmpty, lossless[start]?.usesMapping ?? false {
            return hops(lossless, from: start)
        }
        return hops(best.routes, from: start)
    }

    private func mapping(from start: Int) -> Hop? {
        guard start < end, let edge = edges[start][end - start - 1], edge.migrationClass == .mappingModel,
            edge.cost.losses == 0, edge.cost.doubts == StepDoubts()
        else { return nil }
        return Hop(from: start, to: end, edge: edge)
    }

    /// Returns the cheapest path of each version over some of the hops; of equal paths, the one to the nearest version.
    private static func cheapest(_ edges: [[MigrationEdge?]], over isAllowed: (MigrationEdge) -> Bool) -> [Route?] {
        var routes = [Route?](repeating: nil, count: edges.count)
        guard !edges.isEmpty else { return routes }
        routes[edges.count - 1] = Route()
        for from in edges.indices.dropLast().reversed() {
            var best: Route?
            for (place, edge) in edges[from].enumerated() {
                guard let edge, isAllowed(edge), let rest = routes[from + 1 + place] else { continue }
                let cost = edge.cost + rest.cost
                if let best, best.cost <= cost { continue }
                let usesMapping = rest.usesMapping || edge.migrationClass == .mappingModel
                best = Route(cost: cost, next: from + 1 + place, usesMapping: usesMapping)
            }
            routes[from] = best
        }
        return routes
    }

    private func hops(_ routes: [Route?], from start: Int) -> [Hop] {
        var hops: [Hop] = []
        var from = start
        while let to = routes[from]?.next, let edge = edges[from][to - from - 1] {
            hops.append(Hop(from: from, to: to, edge: edge))
            from = to
        }
        return hops
    }
}
