import Testing

@testable import ModelcLayout

/// The layout of small graphs.
@Suite struct LayoutShapeTests {
    @Test func aChainIsAStraightLine() {
        let layout = LayeredLayout.layout(Graphs.graph(3, (0, 1), (1, 2)))
        #expect(Set(layout.boxes.map(\.y)) == [0])
        #expect(layout.boxes[0].maxX < layout.boxes[1].x && layout.boxes[1].maxX < layout.boxes[2].x)
        #expect(layout.lines.allSatisfy { $0.count == 2 })
    }

    @Test func aTreeHasNoCrossing() {
        let layout = LayeredLayout.layout(Graphs.graph(7, (0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (2, 6)))
        #expect(layout.crossingCount == 0)
    }

    /// Two pairs in crossed file order.
    @Test func whatNeedNotCrossDoesNot() {
        let layout = LayeredLayout.layout(Graphs.graph(6, (0, 4), (1, 3), (2, 5), (0, 5), (1, 5)))
        #expect(layout.crossingCount <= 1)
    }

    @Test func aCircleIsDrawn() {
        let layout = LayeredLayout.layout(Graphs.graph(3, (0, 1), (1, 2), (2, 0)))
        #expect(Set(layout.boxes.map(\.x)).count == 3)
        // The edge back begins at the left side of its box.
        #expect(layout.lines.contains { ($0.first?.x ?? 0) > ($0.last?.x ?? 0) })
    }

    @Test func branchesShareTheirTrunk() {
        let layout = LayeredLayout.layout(Graphs.graph(4, (0, 1), (0, 2), (0, 3), isBranch: true))
        let tracks = layout.lines.filter { $0.count > 2 }.map { $0[1].x }
        #expect(!tracks.isEmpty && Set(tracks).count == 1)
    }

    @Test func aLoopLeavesAndEntersAtOneSide() {
        var graph = Graphs.graph(1)
        graph.edges = [
            LayeredGraph.Edge(
                from: LayeredGraph.Anchor(node: 0, offset: 10), to: LayeredGraph.Anchor(node: 0, offset: 30))
        ]
        let layout = LayeredLayout.layout(graph)
        #expect(layout.lines[0].map(\.x) == [100, 126, 126, 100])
        #expect(layout.size.width > 100)
    }

    @Test func partsStandSideBySide() {
        let layout = LayeredLayout.layout(Graphs.graph(6, (0, 1)))
        #expect(layout.size.width < 700 && layout.size.height < 400)
    }

    /// A thousand children are arranged in columns, not in one tall column.
    @Test func manyChildrenFillSeveralColumns() {
        var graph = Graphs.graph(1001)
        graph.edges = (1...1000).map {
            LayeredGraph.Edge(
                from: LayeredGraph.Anchor(node: 0, offset: 20), to: LayeredGraph.Anchor(node: $0, offset: 20),
                isBranch: true)
        }
        let size = LayeredLayout.layout(graph).size
        #expect(size.width / size.height > 0.7 && size.width / size.height < 3)
    }
}

/// The steps of a layout.
@Suite struct LayoutStepTests {
    @Test func anOrderTurnsNoEdgeOfAGraphWithoutCircles() {
        let edges = [(from: 3, to: 1), (from: 1, to: 0), (from: 3, to: 2), (from: 2, to: 0)]
        let positions = AcyclicOrder.positions(nodeCount: 4, edges: edges)
        #expect(edges.allSatisfy { positions[$0.from] < positions[$0.to] })
    }

    @Test func anOrderTurnsOneEdgeOfACircle() {
        let edges = (0..<9).map { (from: $0, to: ($0 + 1) % 9) }
        let positions = AcyclicOrder.positions(nodeCount: 9, edges: edges)
        #expect(edges.count { positions[$0.from] > positions[$0.to] } == 1)
        #expect(Set(positions).count == 9)
    }

    @Test func risingNumbersStayAndOthersMeetInTheMiddle() {
        #expect(IsotonicRegression.nearest(to: [(1, 1), (2, 5), (9, 1)]) == [1, 2, 9])
        #expect(IsotonicRegression.nearest(to: [(4, 1), (2, 1)]) == [3, 3])
        #expect(IsotonicRegression.nearest(to: [(4, 3), (0, 1), (8, 1)]) == [3, 3, 8])
    }

    @Test func aTreeCounts() {
        var tree = CountingTree(count: 5)
        for number in [0, 3, 3, 4] { tree.add(number) }
        #expect((0..<5).map { tree.count(upTo: $0) } == [1, 1, 1, 3, 4])
    }

    @Test func textIsNotWiderThanItSays() {
        #expect(TextWidth.of("", size: 12) == 0)
        #expect(TextWidth.of("WWW", size: 10) > TextWidth.of("iii", size: 10))
        #expect(TextWidth.of("書", size: 10) > 10)
        #expect(TextWidth.of("a", size: 10, isBold: true) > TextWidth.of("a", size: 10))
    }
}

extension GraphLayout {
    /// The number of crossings of a horizontal piece of one line and a vertical piece of another, apart from ends.
    fileprivate var crossingCount: Int {
        let pieces = lines.enumerated().flatMap { index, line in zip(line, line.dropFirst()).map { (index, $0, $1) } }
        var count = 0
        for (line, start, end) in pieces where start.y == end.y {
            for (other, top, bottom) in pieces where other != line && top.x == bottom.x {
                let isBetween =
                    min(start.x, end.x) < top.x && top.x < max(start.x, end.x) && min(top.y, bottom.y) < start.y
                    && start.y < max(top.y, bottom.y)
                if isBetween { count += 1 }
            }
        }
        return count
    }
}
