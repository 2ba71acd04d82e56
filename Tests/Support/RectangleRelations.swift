import ModelcLayout

extension Rectangle {
    /// Whether the two have more than an edge in common.
    package func overlaps(_ other: Rectangle) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Whether the other one lies within this one.
    package func contains(_ other: Rectangle) -> Bool {
        x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }
}
