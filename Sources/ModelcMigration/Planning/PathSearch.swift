import ModelcSchema

/// Finds the best path from every version to the target. A path consists of hops: direct migrations from an earlier to
/// a later version. So one pass over the hops, backwards from the target, is sufficient for all versions.
struct PathSearch {
    /// One hop of a path: a direct migration between two versions.
    struct Hop {
        var from: Int
        var to: Int
        var edge: MigrationEdge
    }

    private let end: Int
    /// The possible hops from an earlier to a later version: `edges[from][to - from - 1]`; nil if a hop is not
    /// possible.
    private let edges: [[MigrationEdge?]]
    /// For each migration class, from best to worst, and each version: the cheapest path that uses only hops of this
    /// class or better; nil if there is none.
    private let routes: [[Route?]]
    /// For each version: the cheapest path that uses only hops that are known to lose nothing, with mapping models or
    /// without; nil if there is none. The array is empty if no hop uses a mapping model.
    private let lossless: [Route?]

    /// The best path from one version to the target.
    private struct Route {
        var cost = PathCost()
        /// The index of the next version; nil for the target.
        var next: Int?
        /// Whether one of the migrations on the path uses a mapping model.
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

    /// Returns the best path: the fewest errors, then the fewest unverified changes, then the best class of the worst
    /// hop, then the lowest cost; nil if there is no path.
    ///
    /// The worst class cannot be added to the cost, because it is a maximum and not a sum. Therefore the search allows
    /// one more class at a time, from the best to the worst. There are two exceptions. A mapping model for the whole
    /// route is always preferred, because it was written for the route and Core Data uses it automatically. If the best
    /// path drops values, a path with the app's mapping models that drops none is used instead, because mapping models
    /// are written to keep the data.
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

    /// Returns for each version the cheapest path over the allowed hops. If costs are equal, the path with the nearest
    /// next version is used.
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
