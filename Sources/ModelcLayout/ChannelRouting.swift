/// Computes the vertical pieces of the edges. The channel between two columns has as many parallel tracks as needed, so
/// that no two vertical pieces overlap. The widths of the channels determine the positions of the columns.
struct ChannelRouting {
    private let items: LayerItems
    private let tops: [Double]
    private let graph: LayeredGraph
    /// The indices of the edges that begin and end in the same column, by column. Edges from a node to itself are
    /// included. They are drawn in the channel to the right of the column.
    private let loops: [[Int]]

    init(_ items: LayerItems, tops: [Double], graph: LayeredGraph) {
        self.items = items
        self.tops = tops
        self.graph = graph
        var loops = [[Int]](repeating: [], count: items.layers.count)
        for (index, edge) in graph.edges.enumerated() {
            let layer = items.items[edge.from.node].layer
            if items.items[edge.to.node].layer == layer { loops[layer].append(index) }
        }
        self.loops = loops
    }

    /// Two points whose heights differ by less than this are treated as equally high.
    private static let leastKink = 0.01

    /// A net in one channel: edges that are drawn as one line. It needs one track.
    private struct Net {
        var segments: [Int] = []
        var loop: Int?
        /// The height at which the net enters the channel from the left.
        var start: Double
        var lowest: Double
        var highest: Double
        var track = 0

        var isStraight: Bool { loop == nil && highest - lowest < ChannelRouting.leastKink }
        var leadsDown: Bool { highest - start >= start - lowest }
    }

    var layout: GraphLayout {
        let spacing = graph.spacing
        var boxes = graph.sizes.map { Rectangle(x: 0, y: 0, width: $0.width, height: $0.height) }
        var trackOfSegment = [Double](repeating: 0, count: items.segments.count)
        var trackOfLoop: [Int: Double] = [:]
        var x = 0.0
        for layer in items.layers.indices {
            let width = items.layers[layer].compactMap { items.items[$0].node.map { graph.sizes[$0].width } }.max() ?? 0
            for item in items.layers[layer] {
                guard let node = items.items[item].node else { continue }
                boxes[node].x = x
                boxes[node].y = tops[item]
            }
            let nets = routed(layer)
            let count = (nets.filter { !$0.isStraight }.map(\.track).max() ?? -1) + 1
            for net in nets {
                let track = x + width + spacing.endRun + Double(net.track) * spacing.lineGap
                for segment in net.segments { trackOfSegment[segment] = track }
                if let loop = net.loop { trackOfLoop[loop] = track }
            }
            x += width
            let isLast = layer == items.layers.count - 1
            if !isLast || count > 0 { x += spacing.endRun + Double(max(count - 1, 0)) * spacing.lineGap }
            if !isLast { x += spacing.endRun }
        }
        let lines = graph.edges.indices.map { index in
            trackOfLoop[index].map { loop(index, $0, boxes) } ?? line(index, trackOfSegment, boxes)
        }
        let height = max(boxes.map(\.maxY).max() ?? 0, lines.joined().map(\.y).max() ?? 0)
        return GraphLayout(boxes: boxes, lines: lines, size: Size(width: x, height: height))
    }

    private func loop(_ index: Int, _ track: Double, _ boxes: [Rectangle]) -> [Point] {
        let edge = graph.edges[index]
        let (start, end) = (boxes[edge.from.node], boxes[edge.to.node])
        let (first, second) = (start.y + edge.from.offset, end.y + edge.to.offset)
        return [
            Point(x: start.maxX, y: first), Point(x: track, y: first), Point(x: track, y: second),
            Point(x: end.maxX, y: second),
        ]
    }

    private func line(_ index: Int, _ tracks: [Double], _ boxes: [Rectangle]) -> [Point] {
        let chain = items.chains[index]
        guard let first = chain.segments.first, let last = chain.segments.last,
            let start = items.items[items.segments[first].left].node,
            let end = items.items[items.segments[last].right].node
        else { return [] }
        var y = leftY(first)
        var points = [Point(x: boxes[start].maxX, y: y)]
        for segment in chain.segments where abs(y - rightY(segment)) >= ChannelRouting.leastKink {
            points.append(Point(x: tracks[segment], y: y))
            y = rightY(segment)
            points.append(Point(x: tracks[segment], y: y))
        }
        points.append(Point(x: boxes[end].x, y: y))
        return chain.isReversed ? points.reversed() : points
    }

    private func leftY(_ index: Int) -> Double { tops[items.segments[index].left] + items.segments[index].leftOffset }

    private func rightY(_ index: Int) -> Double {
        tops[items.segments[index].right] + items.segments[index].rightOffset
    }

    /// Returns the nets (edges that are drawn as one line) in the channel to the right of a column, with their tracks.
    private func routed(_ layer: Int) -> [Net] {
        var nets = nets(layer)
        // Among nets that lead down, a net with a higher start gets a track further to the right. Among nets that lead
        // up, it is the reverse. So two nets cross only if they must.
        nets.sort { first, second in
            if first.leadsDown != second.leadsDown { return first.leadsDown }
            if first.start != second.start { return (first.start > second.start) == first.leadsDown }
            return (first.lowest, first.highest) < (second.lowest, second.highest)
        }
        var tracks = TrackTable()
        for index in nets.indices where !nets[index].isStraight {
            nets[index].track = tracks.enter(nets[index].lowest, nets[index].highest, gap: graph.spacing.lineGap / 2)
        }
        return nets
    }

    private func nets(_ layer: Int) -> [Net] {
        var nets: [Net] = []
        var places: [Int: Int] = [:]
        for segment in items.layers[layer].flatMap({ items.rightSegments[$0] }) {
            let (left, right) = (leftY(segment), rightY(segment))
            let id = items.segments[segment].net
            let place = places[id] ?? nets.count
            if place == nets.count {
                places[id] = place
                nets.append(Net(start: left, lowest: left, highest: left))
            }
            nets[place].segments.append(segment)
            nets[place].lowest = min(nets[place].lowest, right)
            nets[place].highest = max(nets[place].highest, right)
        }
        for loop in loops[layer] {
            let edge = graph.edges[loop]
            let (first, second) = (tops[edge.from.node] + edge.from.offset, tops[edge.to.node] + edge.to.offset)
            nets.append(Net(loop: loop, start: first, lowest: min(first, second), highest: max(first, second)))
        }
        return nets
    }
}

/// Distributes the nets of a channel to tracks, which are parallel vertical lines numbered from left to right. Each net
/// is placed to the right of all earlier nets that it overlaps.
private struct TrackTable {
    /// The occupied vertical ranges of each track.
    private var tracks: [[(lowest: Double, highest: Double)]] = []

    mutating func enter(_ lowest: Double, _ highest: Double, gap: Double) -> Int {
        let last = tracks.lastIndex { track in
            track.contains { $0.lowest < highest + gap && lowest < $0.highest + gap }
        }
        let track = last.map { $0 + 1 } ?? 0
        if track == tracks.count { tracks.append([]) }
        tracks[track].append((lowest, highest))
        return track
    }
}
