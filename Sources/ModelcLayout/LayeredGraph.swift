/// A graph to draw in columns, from left to right.
///
/// All lengths are in points. The graph may have cycles, loops, several edges between two nodes, and several
/// components.
package struct LayeredGraph: Sendable {
    /// The point at which an edge meets a node: at its left or right side, which the layout chooses.
    package struct Anchor: Hashable, Sendable {
        /// The index of the node in `sizes`.
        var node: Int
        /// The distance from the top of the node.
        var offset: Double

        package init(node: Int, offset: Double) {
            self.node = node
            self.offset = offset
        }
    }

    /// A line between two nodes. Unless a cycle prevents it, `from` is to the left of `to`.
    package struct Edge: Hashable, Sendable {
        var from: Anchor
        var to: Anchor
        /// Whether edges that start at the same anchor are drawn as one line that branches.
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
