/// The items in the columns. An item is a node, or a passing point: a point in a column through which an edge passes.
struct LayerItems {
    /// A node, or a passing point. The height of a passing point is 0.
    struct Item {
        /// The index of the node; nil for a passing point.
        var node: Int?
        var height: Double
        var layer: Int
    }

    /// The part of an edge between two neighboring columns.
    struct Segment {
        var left: Int
        var leftOffset: Double
        var right: Int
        var rightOffset: Double
        /// The number of the net: a group of edges that are drawn as one line. Segments of the same net may be drawn
        /// over each other.
        var net: Int
    }

    /// The segments of an edge, from left to right.
    struct Chain {
        var segments: [Int] = []
        /// True if the edge leads from right to left.
        var isReversed = false
    }

    private(set) var items: [Item]
    /// The indices of the items in each column, from top to bottom.
    var layers: [[Int]]
    private(set) var segments: [Segment] = []
    /// The segments of each edge, in the order of the edges. An edge inside a column has no segments.
    private(set) var chains: [Chain] = []
    /// For each item, the indices of the segments at its left side. `rightSegments` contains those at its right side.
    private(set) var leftSegments: [[Int]] = []
    private(set) var rightSegments: [[Int]] = []

    init(_ graph: LayeredGraph, layers nodeLayers: [Int]) {
        items = graph.sizes.indices.map { Item(node: $0, height: graph.sizes[$0].height, layer: nodeLayers[$0]) }
        layers = Array(repeating: [], count: (nodeLayers.max() ?? 0) + 1)
        for (node, layer) in nodeLayers.enumerated() { layers[layer].append(node) }
        var trunks: [LayeredGraph.Anchor: Trunk] = [:]
        for (index, edge) in graph.edges.enumerated() {
            guard nodeLayers[edge.from.node] != nodeLayers[edge.to.node] else {
                chains.append(Chain())
                continue
            }
            let isReversed = nodeLayers[edge.from.node] > nodeLayers[edge.to.node]
            if edge.isBranch, !isReversed {
                var trunk = trunks[edge.from] ?? Trunk(net: index)
                addBranch(edge, to: &trunk)
                trunks[edge.from] = trunk
            } else {
                addChain(isReversed ? edge.to : edge.from, isReversed ? edge.from : edge.to, net: index, isReversed)
            }
        }
        leftSegments = Array(repeating: [], count: items.count)
        rightSegments = leftSegments
        for (index, segment) in segments.enumerated() {
            leftSegments[segment.right].append(index)
            rightSegments[segment.left].append(index)
        }
    }

    /// The line that several branches share: its passing points, and the segments between them.
    private struct Trunk {
        var net: Int
        var items: [Int] = []
        var segments: [Int] = []
    }

    private mutating func addChain(
        _ from: LayeredGraph.Anchor, _ to: LayeredGraph.Anchor, net: Int, _ isReversed: Bool
    ) {
        var chain = Chain(isReversed: isReversed)
        var (left, offset) = (from.node, from.offset)
        for layer in (items[from.node].layer + 1)..<items[to.node].layer {
            let passing = addItem(layer)
            chain.segments.append(addSegment(left, offset, passing, 0, net))
            (left, offset) = (passing, 0)
        }
        chain.segments.append(addSegment(left, offset, to.node, to.offset, net))
        chains.append(chain)
    }

    private mutating func addBranch(_ edge: LayeredGraph.Edge, to trunk: inout Trunk) {
        let count = items[edge.to.node].layer - items[edge.from.node].layer - 1
        while trunk.items.count < count {
            let passing = addItem(items[edge.from.node].layer + trunk.items.count + 1)
            let start = trunk.items.last
            trunk.segments.append(
                addSegment(start ?? edge.from.node, start == nil ? edge.from.offset : 0, passing, 0, trunk.net))
            trunk.items.append(passing)
        }
        let start = count > 0 ? trunk.items[count - 1] : nil
        let last = addSegment(
            start ?? edge.from.node, start == nil ? edge.from.offset : 0, edge.to.node, edge.to.offset, trunk.net)
        chains.append(Chain(segments: Array(trunk.segments.prefix(count)) + [last]))
    }

    private mutating func addItem(_ layer: Int) -> Int {
        items.append(Item(node: nil, height: 0, layer: layer))
        layers[layer].append(items.count - 1)
        return items.count - 1
    }

    private mutating func addSegment(
        _ left: Int, _ leftOffset: Double, _ right: Int, _ rightOffset: Double, _ net: Int
    ) -> Int {
        segments.append(
            Segment(left: left, leftOffset: leftOffset, right: right, rightOffset: rightOffset, net: net))
        return segments.count - 1
    }
}
