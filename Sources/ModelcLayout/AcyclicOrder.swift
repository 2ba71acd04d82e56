/// Orders the nodes of a graph so that few edges point backwards (P. Eades, X. Lin, W. F. Smyth, 1993). If these edges
/// are reversed, the graph has no cycles.
enum AcyclicOrder {
    /// Returns the position of each node in the order. The running time is linear in the number of nodes and edges.
    ///
    /// - Parameter edges: the edges, as indices of nodes. Edges from a node to itself are ignored.
    static func positions(nodeCount: Int, edges: [(from: Int, to: Int)]) -> [Int] {
        var search = Search(nodeCount: nodeCount, edges: edges.filter { $0.from != $0.to })
        return search.run()
    }

    /// Builds the order from both ends. Moves sinks to the end and sources to the beginning. If there are no sinks and
    /// no sources, moves the node with the largest difference of outgoing and incoming edges to the beginning.
    private struct Search {
        private var successors: [[Int]]
        private var predecessors: [[Int]]
        private var outCounts: [Int]
        private var inCounts: [Int]
        private var isTaken: [Bool]
        private var sinks: [Int] = []
        private var sources: [Int] = []
        /// The indices of the nodes that have both incoming and outgoing edges, grouped by the number of outgoing minus
        /// incoming edges. The smallest possible difference has index 0. Entries may be outdated.
        private var buckets: [[Int]]
        private var highest = 0
        private let shift: Int

        init(nodeCount: Int, edges: [(from: Int, to: Int)]) {
            successors = Array(repeating: [], count: nodeCount)
            predecessors = successors
            for edge in edges {
                successors[edge.from].append(edge.to)
                predecessors[edge.to].append(edge.from)
            }
            outCounts = successors.map(\.count)
            inCounts = predecessors.map(\.count)
            isTaken = Array(repeating: false, count: nodeCount)
            shift = max(outCounts.max() ?? 0, inCounts.max() ?? 0)
            buckets = Array(repeating: [], count: 2 * shift + 1)
            // The nodes are entered in reverse, because the last entered node is taken first.
            for node in (0..<nodeCount).reversed() { enter(node) }
        }

        mutating func run() -> [Int] {
            var front: [Int] = []
            var back: [Int] = []
            while true {
                if let node = sinks.popLast() {
                    if take(node) { back.append(node) }
                } else if let node = sources.popLast() {
                    if take(node) { front.append(node) }
                } else if let node = nodeOfHighestBucket() {
                    if take(node) { front.append(node) }
                } else {
                    break
                }
            }
            var positions = [Int](repeating: 0, count: isTaken.count)
            for (position, node) in (front + back.reversed()).enumerated() { positions[node] = position }
            return positions
        }

        private mutating func enter(_ node: Int) {
            if outCounts[node] == 0, inCounts[node] > 0 {
                sinks.append(node)
            } else if inCounts[node] == 0 {
                sources.append(node)
            } else {
                let bucket = outCounts[node] - inCounts[node] + shift
                buckets[bucket].append(node)
                highest = max(highest, bucket)
            }
        }

        private mutating func nodeOfHighestBucket() -> Int? {
            while highest >= 0 {
                while let node = buckets[highest].popLast() {
                    if !isTaken[node], outCounts[node] - inCounts[node] + shift == highest { return node }
                }
                if highest == 0 { return nil }
                highest -= 1
            }
            return nil
        }

        /// Removes a node from the graph. Returns false if it was already removed.
        private mutating func take(_ node: Int) -> Bool {
            guard !isTaken[node] else { return false }
            isTaken[node] = true
            for next in successors[node] where !isTaken[next] {
                inCounts[next] -= 1
                enter(next)
            }
            for previous in predecessors[node] where !isTaken[previous] {
                outCounts[previous] -= 1
                enter(previous)
            }
            return true
        }
    }
}
