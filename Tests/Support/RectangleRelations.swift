import ModelcLayout

extension Rectangle {
    /// Whether the two rectangles share more than an edge.
    package func overlaps(_ other: Rectangle) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Whether the other rectangle lies within this one.
    package func contains(_ other: Rectangle) -> Bool {
        x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }
}
