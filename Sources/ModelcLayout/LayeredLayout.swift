/// Draws a graph in columns (K. Sugiyama et al., 1981), in time that grows little faster than the graph.
///
/// For each component of the graph, in this order:
/// 1. `AcyclicOrder`: the edges to reverse, so that there are no cycles;
/// 2. `Layering`: the column of each node, so that edges lead to the right;
/// 3. `LayerItems`: points in the columns between for edges that pass them;
/// 4. `CrossingReduction`: the order in each column;
/// 5. `VerticalPlacement`: the height of each node and each passing edge;
/// 6. `ChannelRouting`: the vertical pieces of the edges, between the columns, and with them the total width.
///
/// `PartPacking` puts the components side by side.
package enum LayeredLayout {
    package static func layout(_ graph: LayeredGraph) -> GraphLayout { layout(graph, mostPassing: mostPassing) }

    /// The maximum number of points for passing edges. Only unreadable graphs need more.
    private static let mostPassing = 200_000

    /// - Parameter mostPassing: the number of points for passing edges from which fewer columns are used.
    static func layout(_ graph: LayeredGraph, mostPassing: Int) -> GraphLayout {
        let parts = GraphPart.parts(of: graph)
        let layouts = parts.map { columns(of: $0.graph, mostPassing) }
        return PartPacking.pack(parts, layouts, graph)
    }

    /// - Parameter graph: a graph with one component.
    private static func columns(of graph: LayeredGraph, _ mostPassing: Int) -> GraphLayout {
        let order = AcyclicOrder.positions(
            nodeCount: graph.sizes.count, edges: graph.edges.map { ($0.from.node, $0.to.node) })
        let layers = Layering.folded(Layering.layers(of: graph, order: order), graph, mostPassing)
        var items = LayerItems(graph, layers: layers)
        CrossingReduction.reduce(&items)
        let tops = VerticalPlacement.tops(of: items, spacing: graph.spacing)
        return ChannelRouting(items, tops: tops, graph: graph).layout
    }
}

/// A component of a graph, which no edge connects to another one.
struct GraphPart {
    /// The nodes of the whole graph, in its order.
    var nodes: [Int] = []
    /// The edges of the whole graph, in its order.
    var edges: [Int] = []
    /// The component alone, with its own indices.
    var graph: LayeredGraph

    static func parts(of graph: LayeredGraph) -> [GraphPart] {
        var roots = Array(graph.sizes.indices)
        func root(of node: Int) -> Int {
            var node = node
            while roots[node] != node {
                roots[node] = roots[roots[node]]
                node = roots[node]
            }
            return node
        }
        for edge in graph.edges {
            let (first, second) = (root(of: edge.from.node), root(of: edge.to.node))
            roots[max(first, second)] = min(first, second)
        }
        var partOfRoot = [Int](repeating: -1, count: graph.sizes.count)
        var places = partOfRoot
        var parts: [GraphPart] = []
        for node in graph.sizes.indices {
            let root = root(of: node)
            if partOfRoot[root] < 0 {
                partOfRoot[root] = parts.count
                parts.append(GraphPart(graph: LayeredGraph(sizes: [], edges: [])))
                parts[parts.count - 1].graph.spacing = graph.spacing
            }
            places[node] = parts[partOfRoot[root]].nodes.count
            parts[partOfRoot[root]].nodes.append(node)
            parts[partOfRoot[root]].graph.sizes.append(graph.sizes[node])
        }
        for (index, edge) in graph.edges.enumerated() {
            let part = partOfRoot[root(of: edge.from.node)]
            var own = edge
            own.from.node = places[edge.from.node]
            own.to.node = places[edge.to.node]
            parts[part].edges.append(index)
            parts[part].graph.edges.append(own)
        }
        return parts
    }
}

/// Puts the components of a graph side by side, in rows; small ones are stacked if there is space.
enum PartPacking {
    static func pack(_ parts: [GraphPart], _ layouts: [GraphLayout], _ graph: LayeredGraph) -> GraphLayout {
        var shelves = Shelves(layouts, graph.spacing)
        var result = GraphLayout(
            boxes: graph.sizes.map { Rectangle(x: 0, y: 0, width: $0.width, height: $0.height) },
            lines: Array(repeating: [], count: graph.edges.count), size: Size(width: 0, height: 0))
        // The highest first; of equal ones the first in the graph.
        let order = parts.indices.sorted {
            (-layouts[$0].size.height, $0) < (-layouts[$1].size.height, $1)
        }
        for index in order {
            let origin = shelves.place(layouts[index].size)
            for (place, node) in parts[index].nodes.enumerated() {
                result.boxes[node] = layouts[index].boxes[place]
                result.boxes[node].x += origin.x
                result.boxes[node].y += origin.y
            }
            for (place, edge) in parts[index].edges.enumerated() {
                result.lines[edge] = layouts[index].lines[place].map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
            }
        }
        result.size = shelves.size
        return result
    }

    private struct Shelves {
        private let gap: Double
        private let width: Double
        private var shelfTop = 0.0
        private var shelfHeight = 0.0
        /// The current column of the shelf.
        private var columnX = 0.0
        private var columnWidth = 0.0
        private var columnY = 0.0
        private(set) var size = Size(width: 0, height: 0)

        init(_ layouts: [GraphLayout], _ spacing: LayoutSpacing) {
            gap = spacing.partGap
            let area = layouts.reduce(0) { $0 + ($1.size.width + spacing.partGap) * ($1.size.height + spacing.partGap) }
            width = max(layouts.map(\.size.width).max() ?? 0, (area * spacing.aspectRatio * 1.1).squareRoot())
        }

        /// - Parameter part: not higher than those before.
        mutating func place(_ part: Size) -> Point {
            let stacked = columnY + gap + part.height
            if columnWidth > 0, part.width <= columnWidth, stacked <= shelfHeight {
                let origin = Point(x: columnX, y: shelfTop + columnY + gap)
                columnY = stacked
                return origin
            }
            let x = columnWidth > 0 ? columnX + columnWidth + gap : 0
            if columnWidth > 0, x + part.width > width {
                shelfTop += shelfHeight + gap
                (columnX, shelfHeight) = (0, part.height)
            } else {
                (columnX, shelfHeight) = (x, max(shelfHeight, part.height))
            }
            (columnWidth, columnY) = (part.width, part.height)
            size = Size(width: max(size.width, columnX + part.width), height: max(size.height, shelfTop + shelfHeight))
            return Point(x: columnX, y: shelfTop)
        }
    }
}
