import ModelcTestSupport
import Testing

@testable import ModelcLayout

/// Rules for the layout of every graph.
@Suite struct LayoutRuleTests {
    static let graphs: [LayeredGraph] =
        (1...40).map { Graphs.random(UInt64($0), nodes: 2 + $0, edges: $0 * 2) }
        + [
            Graphs.random(99, nodes: 12, edges: 120), Graphs.random(98, nodes: 60, edges: 20),
            LayeredGraph(sizes: [], edges: []),
        ]

    /// Each laid out once.
    static let layouts = graphs.map { LayeredLayout.layout($0) }

    @Test(arguments: graphs.indices) func boxesDoNotOverlap(_ index: Int) {
        let graph = Self.graphs[index]
        let layout = Self.layouts[index]
        #expect(zip(layout.boxes, graph.sizes).allSatisfy { $0.width == $1.width && $0.height == $1.height })
        for (first, box) in layout.boxes.enumerated() {
            for other in layout.boxes[(first + 1)...] { #expect(!box.overlaps(other)) }
            let whole = Rectangle(
                x: -0.01, y: -0.01, width: layout.size.width + 0.02, height: layout.size.height + 0.02)
            #expect(whole.contains(box))
        }
    }

    @Test(arguments: graphs.indices) func linesJoinTheirAnchorsAndPassBoxes(_ index: Int) {
        let graph = Self.graphs[index]
        let layout = Self.layouts[index]
        for (edge, line) in zip(graph.edges, layout.lines) {
            #expect(isAt(line.first, edge.from, layout.boxes))
            #expect(isAt(line.last, edge.to, layout.boxes))
            for (start, end) in zip(line, line.dropFirst()) {
                #expect(start.x == end.x || start.y == end.y)
                let piece = Rectangle(
                    x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
                    height: abs(start.y - end.y))
                #expect(!layout.boxes.contains { crosses(piece, $0) })
            }
        }
    }

    @Test(arguments: graphs.indices) func verticalPiecesOfTwoEdgesDoNotLieOnEachOther(_ index: Int) {
        let graph = Self.graphs[index]
        let layout = Self.layouts[index]
        var pieces: [(edge: LayeredGraph.Edge, x: Double, lowest: Double, highest: Double)] = []
        for (edge, line) in zip(graph.edges, layout.lines) {
            for (start, end) in zip(line, line.dropFirst()) where start.x == end.x && start.y != end.y {
                pieces.append((edge, start.x, min(start.y, end.y), max(start.y, end.y)))
            }
        }
        for (first, piece) in pieces.enumerated() {
            for other in pieces[(first + 1)...] where other.x == piece.x && other.edge != piece.edge {
                let isShared = piece.edge.isBranch && other.edge.isBranch && piece.edge.from == other.edge.from
                #expect(isShared || other.highest <= piece.lowest || piece.highest <= other.lowest)
            }
        }
    }

    @Test(arguments: graphs.indices) func twoRunsAreEqual(_ index: Int) {
        #expect(LayeredLayout.layout(Self.graphs[index]) == Self.layouts[index])
    }

    /// A chain in which each node also has an edge to the first one: every edge would pass all columns. With the limit
    /// of the program it would need thousands of nodes, which an unoptimised program draws in seconds.
    @Test func aChainWithManyPassingEdgesIsFolded() {
        let count = 200
        var graph = Graphs.graph(count)
        graph.edges = (1..<count).flatMap { node in
            [node - 1, 0].map {
                LayeredGraph.Edge(
                    from: LayeredGraph.Anchor(node: $0, offset: 20), to: LayeredGraph.Anchor(node: node, offset: 20))
            }
        }
        let layout = LayeredLayout.layout(graph, mostPassing: 5000)
        #expect(layout.lines.allSatisfy { $0.count > 1 })
        #expect(layout.size.width < LayeredLayout.layout(graph).size.width)
    }

    private func isAt(_ point: Point?, _ anchor: LayeredGraph.Anchor, _ boxes: [Rectangle]) -> Bool {
        guard let point else { return false }
        let box = boxes[anchor.node]
        return (point.x == box.x || point.x == box.maxX) && abs(point.y - box.y - anchor.offset) < 0.51
    }

    /// Whether a line crosses the inside of a box.
    private func crosses(_ piece: Rectangle, _ box: Rectangle) -> Bool {
        piece.x < box.maxX - 0.6 && piece.maxX > box.x + 0.6 && piece.y < box.maxY - 0.6 && piece.maxY > box.y + 0.6
    }
}

/// Graphs for layout tests.
enum Graphs {
    /// Boxes of one size, and edges between their centers.
    static func graph(_ count: Int, _ edges: (Int, Int)..., isBranch: Bool = false) -> LayeredGraph {
        LayeredGraph(
            sizes: Array(repeating: Size(width: 100, height: 40), count: count),
            edges: edges.map { from, to in
                LayeredGraph.Edge(
                    from: LayeredGraph.Anchor(node: from, offset: 20), to: LayeredGraph.Anchor(node: to, offset: 20),
                    isBranch: isBranch)
            })
    }

    /// Boxes of many sizes, with cycles, loops, double edges and branches.
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
