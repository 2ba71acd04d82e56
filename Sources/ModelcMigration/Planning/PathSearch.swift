import ModelcSchema

/// Finds the best path from a version to the target. Hops lead from earlier to later versions only, so that one walk over
/// the versions is enough.
struct PathSearch {
    private let graph: MigrationGraph

    init(_ graph: MigrationGraph) { self.graph = graph }

    /// The path whose worst hop is least bad, and among those the cheapest; nil where there is none.
    ///
    /// The worst class cannot be a part of the sums: a path with a better beginning may end as badly as another one that
    /// is cheaper. So the classes are let in one after the other until there is a path.
    func path(from start: Int) -> [MigrationHop]? {
        for worst in MigrationClass.allCases where worst < .blocked {
            if let path = cheapest(from: start, noWorseThan: worst) { return path }
        }
        return nil
    }

    private func cheapest(from start: Int, noWorseThan worst: MigrationClass) -> [MigrationHop]? {
        var best: [Int: (cost: PathCost, hops: [MigrationHop])] = [start: (PathCost(), [])]
        for from in start..<graph.end {
            guard let reached = best[from] else { continue }
            for to in (from + 1)...graph.end {
                guard let hop = graph.hop(from, to), hop.migrationClass <= worst else { continue }
                let cost = reached.cost + PathCost(hop, distance: to - from)
                if let known = best[to], known.cost <= cost { continue }
                best[to] = (cost, reached.hops + [hop])
            }
        }
        return best[graph.end]?.hops
    }
}
