/// The distances in a layout, in points.
struct LayoutSpacing: Hashable, Sendable {
    /// The vertical distance between two nodes in a column.
    var nodeGap = 26.0
    /// The vertical distance between a node and an edge that passes it.
    var passingGap = 14.0
    /// The distance between two parallel lines.
    var lineGap = 10.0
    /// The length of the straight piece at both ends of a line.
    var endRun = 26.0
    /// The distance between two components.
    var partGap = 44.0
    /// The desired ratio of width to height of the drawing.
    var aspectRatio = 1.5

    init() {}
}
