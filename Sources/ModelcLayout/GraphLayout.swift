/// The positions of all elements; the origin is at the top left.
package struct GraphLayout: Hashable, Sendable {
    /// The boxes in the order of the graph's nodes. No two of them overlap.
    package var boxes: [Rectangle]
    /// The lines in the order of the graph's edges, each from `from` to `to`, with horizontal and vertical pieces only.
    package var lines: [[Point]]
    package var size: Size
}
