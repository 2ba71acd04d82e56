/// Draws a graph in columns (K. Sugiyama et al., 1981). The running time grows only a little faster than the size of
/// the graph.
///
/// For each component of the graph, in this order:
/// 1. `AcyclicOrder`: the edges to reverse, so that there are no cycles;
/// 2. `Layering`: the column of each node, so that edges lead to the right;
/// 3. `LayerItems`: passing points for edges that cross other columns;
/// 4. `CrossingReduction`: the order of the items in each column;
/// 5. `VerticalPlacement`: the vertical position of each item;
/// 6. `ChannelRouting`: the vertical pieces of the edges between the columns, and the total width.
///
/// `ComponentPacking` places the components side by side.
package enum LayeredLayout {
    package static func layout(_ graph: LayeredGraph) -> GraphLayout { layout(graph, mostPassing: mostPassing) }

    /// The maximum number of passing points: points where an edge crosses a column. Graphs that need more are
    /// unreadable.
    private static let mostPassing = 200_000

    /// - Parameter mostPassing: the maximum number of passing points. If a graph needs more, it gets fewer columns.
    static func layout(_ graph: LayeredGraph, mostPassing: Int) -> GraphLayout {
        let parts = GraphPart.parts(of: graph)
        let layouts = parts.map { columns(of: $0.graph, mostPassing) }
        return ComponentPacking.pack(parts, layouts, graph)
    }

    /// - Parameter graph: a graph with a single component.
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

/// A component of a graph: no edge connects it to the rest of the graph.
struct GraphPart {
    /// The indices of the component's nodes in the whole graph, in ascending order.
    var nodes: [Int] = []
    /// The indices of the component's edges in the whole graph, in ascending order.
    var edges: [Int] = []
    /// The component as a graph with its own indices.
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
