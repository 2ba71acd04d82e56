/// A graph to draw in columns from left to right.
///
/// All lengths are in points. The graph may have cycles, edges from a node to itself, several edges between two nodes,
/// and several components.
package struct LayeredGraph: Sendable {
    /// The point at which an edge touches a node. The layout chooses the left or right side of the node.
    package struct Anchor: Hashable, Sendable {
        /// The index of the node in `sizes`.
        var node: Int
        /// The vertical distance from the top of the node, in points.
        var offset: Double

        package init(node: Int, offset: Double) {
            self.node = node
            self.offset = offset
        }
    }

    /// An edge between two nodes. `from` is drawn to the left of `to`, except if a cycle prevents this.
    package struct Edge: Hashable, Sendable {
        var from: Anchor
        var to: Anchor
        /// Whether the edge shares a line with other edges that start at the same anchor. The line then branches.
        var isBranch: Bool

        package init(from: Anchor, to: Anchor, isBranch: Bool = false) {
            self.from = from
            self.to = to
            self.isBranch = isBranch
        }
    }

    var sizes: [Size]
    var edges: [Edge]
    var spacing = LayoutSpacing()

    package init(sizes: [Size], edges: [Edge]) {
        self.sizes = sizes
        self.edges = edges
    }
}
