/// The distances in a layout.
struct LayoutSpacing: Hashable, Sendable {
    /// The distance between two nodes, one above the other.
    var nodeGap = 26.0
    /// The distance between a node and a line that passes it.
    var passingGap = 14.0
    /// The distance between two parallel lines.
    var lineGap = 10.0
    /// The length of the straight piece of a line at either end.
    var endRun = 26.0
    /// The distance between components.
    var partGap = 44.0
    /// The ratio of width to height of the whole, as far as the graph allows.
    var aspectRatio = 1.5

    init() {}
}
