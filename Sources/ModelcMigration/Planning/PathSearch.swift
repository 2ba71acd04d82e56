import ModelcSchema

/// Finds the best path from a version to the target. Hops lead from earlier to later versions only, so that one walk over
/// the versions is enough.
struct PathSearch {
    /// One hop of a path.
    struct Hop {
        var from: Int
        var to: Int
        var edge: MigrationEdge
    }

    private let end: Int
    /// The hops from an earlier to a later version: `edges[from][to - from - 1]`; nil where there is none.
    private let edges: [[MigrationEdge?]]

    /// How a version is reached best.
    private struct Reached {
        var cost = PathCost()
        /// The version before; nil for the first one.
        var previous: Int?
    }

    init(_ graph: MigrationGraph) {
        end = graph.end
        edges = graph.versions.indices.map { from in
            (from + 1..<graph.versions.count).map { graph.edge(from, $0) }
        }
    }

    /// The path with the fewest errors, then with the least that is unverified, then whose worst hop is least bad, and
    /// among those the cheapest; nil where there is none.
    ///
    /// The worst class cannot be a part of the sums: a path with a better beginning may end as badly as another one that
    /// is cheaper. So the classes are let in one after the other. A mapping model for the whole way, which Core Data takes
    /// by itself and which somebody wrote for it, is not left for another path.
    func path(from start: Int) -> [Hop]? {
        if let whole = mapping(from: start) { return [whole] }
        var best: (hops: [Hop], doubts: StepDoubts)?
        for worst in MigrationClass.allCases where worst < .blocked {
            guard let path = cheapest(from: start, noWorseThan: worst) else { continue }
            let doubts = path.reduce(into: StepDoubts()) { $0 += $1.edge.cost.doubts }
            if best.map({ doubts < $0.doubts }) ?? true { best = (path, doubts) }
            if doubts == StepDoubts() { break }
        }
        return best?.hops
    }

    private func mapping(from start: Int) -> Hop? {
        guard start < end, let edge = edges[start][end - start - 1], edge.migrationClass == .mappingModel,
            edge.cost.losses == 0, edge.cost.doubts == StepDoubts()
        else { return nil }
        return Hop(from: start, to: end, edge: edge)
    }

    private func cheapest(from start: Int, noWorseThan worst: MigrationClass) -> [Hop]? {
        var best = [Reached?](repeating: nil, count: end + 1)
        best[start] = Reached()
        for from in start..<end {
            guard let reached = best[from] else { continue }
            for (place, edge) in edges[from].enumerated() {
                guard let edge, edge.migrationClass <= worst else { continue }
                let cost = reached.cost + edge.cost
                let to = from + 1 + place
                if let known = best[to], known.cost <= cost { continue }
                best[to] = Reached(cost: cost, previous: from)
            }
        }
        return best[end] == nil ? nil : hops(best)
    }

    private func hops(_ best: [Reached?]) -> [Hop] {
        var hops: [Hop] = []
        var to = end
        while let from = best[to]?.previous, let edge = edges[from][to - from - 1] {
            hops.append(Hop(from: from, to: to, edge: edge))
            to = from
        }
        return hops.reversed()
    }
}
