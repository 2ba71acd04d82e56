import ModelcTestSupport

@testable import ModelcLayout

/// Graphs that tests lay out.
enum Graphs {
    /// Boxes of one size, and edges between their middles.
    static func graph(_ count: Int, _ edges: (Int, Int)..., isBranch: Bool = false) -> LayeredGraph {
        LayeredGraph(
            sizes: Array(repeating: Size(width: 100, height: 40), count: count),
            edges: edges.map { from, to in
                LayeredGraph.Edge(
                    from: LayeredGraph.Anchor(node: from, offset: 20), to: LayeredGraph.Anchor(node: to, offset: 20),
                    isBranch: isBranch)
            })
    }

    /// Boxes of many sizes, with circles, loops, double edges and branches.
    static func random(_ seed: UInt64, nodes: Int, edges: Int) -> LayeredGraph {
        var random = SeededRandom(seed: seed)
        let sizes = (0..<nodes).map { _ in
            Size(width: Double(80 + random.next() % 200), height: Double(30 + random.next() % 300))
        }
        func anchor(_ random: inout SeededRandom) -> LayeredGraph.Anchor {
            let node = Int(random.next() % UInt64(nodes))
            return LayeredGraph.Anchor(node: node, offset: sizes[node].height * Double(random.next() % 9 + 1) / 10)
        }
        return LayeredGraph(
            sizes: sizes,
            edges: (0..<edges).map { index in
                let from = anchor(&random)
                return LayeredGraph.Edge(from: from, to: anchor(&random), isBranch: index.isMultiple(of: 4))
            })
    }
}
