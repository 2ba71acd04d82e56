/// The positions of all boxes and lines of a drawn graph. The origin is at the top left.
package struct GraphLayout: Hashable, Sendable {
    /// The boxes of the nodes, in the order of the graph's nodes. No two boxes overlap.
    package var boxes: [Rectangle]
    /// The lines of the edges, in the order of the graph's edges. Each line is a list of points from `from` to `to`;
    /// its pieces are horizontal or vertical.
    package var lines: [[Point]]
    package var size: Size
}
