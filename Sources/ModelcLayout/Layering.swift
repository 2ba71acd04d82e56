/// Determines the column of each node. A node is to the right of the nodes that lead to it, and no column is much
/// higher than the others.
enum Layering {
    /// - Parameter order: the position of each node, such that few edges lead to an earlier position. These edges are
    ///   treated as reversed.
    /// - Returns: the column of each node, counted from 0. No column is empty.
    static func layers(of graph: LayeredGraph, order: [Int]) -> [Int] {
        var columns = Columns(graph, order: order)
        columns.place()
        columns.tighten()
        return columns.layersWithoutGaps
    }

    /// Reduces the number of columns if edges cross so many columns that drawing would take minutes. Some edges are
    /// then inside a column.
    static func folded(_ layers: [Int], _ graph: LayeredGraph, _ mostPassing: Int) -> [Int] {
        let passing = graph.edges.reduce(0) { $0 + abs(layers[$1.from.node] - layers[$1.to.node]) }
        guard passing > mostPassing, let last = layers.max() else { return layers }
        let count = max(1, (last + 1) * mostPassing / passing)
        return layers.map { $0 * count / (last + 1) }
    }

    private struct Columns {
        private let heights: [Double]
        private let predecessors: [[Int]]
        private let successors: [[Int]]
        private let nodes: [Int]
        private let limit: Double
        private var layers: [Int]
        private var filled: [Double] = []

        init(_ graph: LayeredGraph, order: [Int]) {
            var predecessors = [[Int]](repeating: [], count: graph.sizes.count)
            var successors = predecessors
            for edge in graph.edges where edge.from.node != edge.to.node {
                let isKept = order[edge.from.node] < order[edge.to.node]
                let (first, second) = isKept ? (edge.from.node, edge.to.node) : (edge.to.node, edge.from.node)
                predecessors[second].append(first)
                successors[first].append(second)
            }
            self.predecessors = predecessors
            self.successors = successors
            heights = graph.sizes.map { $0.height + graph.spacing.nodeGap }
            nodes = graph.sizes.indices.sorted { order[$0] < order[$1] }
            limit = Columns.heightLimit(graph)
            layers = Array(repeating: 0, count: graph.sizes.count)
        }

        /// Returns the maximum height of a column in points, so that the drawing has about the desired aspect ratio.
        private static func heightLimit(_ graph: LayeredGraph) -> Double {
            let spacing = graph.spacing
            let area = graph.sizes.reduce(0) {
                $0 + ($1.width + 3.5 * spacing.endRun) * ($1.height + spacing.nodeGap)
            }
            let highest = graph.sizes.map(\.height).max() ?? 0
            return max((area / spacing.aspectRatio).squareRoot(), highest + spacing.nodeGap)
        }

        /// Places each node in the leftmost column that has space and that is to the right of its predecessors.
        mutating func place() {
            for node in nodes {
                var layer = predecessors[node].map { layers[$0] + 1 }.max() ?? 0
                while !hasRoom(layer, node) { layer += 1 }
                enter(node, layer)
            }
        }

        /// Moves nodes to the right if they are far from their successors.
        mutating func tighten() {
            for node in nodes.reversed() where successors[node].count > predecessors[node].count {
                guard let nearest = successors[node].map({ layers[$0] }).min(), nearest - 1 > layers[node] else {
                    continue
                }
                let better = stride(from: nearest - 1, to: layers[node], by: -1).first { hasRoom($0, node) }
                guard let better else { continue }
                filled[layers[node]] -= heights[node]
                enter(node, better)
            }
        }

        var layersWithoutGaps: [Int] {
            let used = Set(layers).sorted()
            let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
            return layers.map { places[$0] ?? 0 }
        }

        private func hasRoom(_ layer: Int, _ node: Int) -> Bool {
            layer >= filled.count || filled[layer] <= 0 || filled[layer] + heights[node] <= limit
        }

        private mutating func enter(_ node: Int, _ layer: Int) {
            while filled.count <= layer { filled.append(0) }
            filled[layer] += heights[node]
            layers[node] = layer
        }
    }
}
