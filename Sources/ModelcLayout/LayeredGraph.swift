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

/// The positions of all elements; the origin is at the top left.
package struct GraphLayout: Hashable, Sendable {
    /// The boxes in the order of the graph's nodes. No two of them overlap.
    package var boxes: [Rectangle]
    /// The lines in the order of the graph's edges, each from `from` to `to`, with horizontal and vertical pieces only.
    package var lines: [[Point]]
    package var size: Size
}

package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

package struct Rectangle: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
}

/// Estimates the width of a text in a common sans serif (Helvetica, Arial, Liberation Sans), without a font.
///
/// Letters beyond ASCII are counted as wide as the widest of their kind, so that no text is wider than the result.
package enum TextWidth {
    /// - Parameters:
    ///   - size: the font size, in points; so is the result.
    ///   - isBold: bold letters are a little wider.
    package static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
        let units = text.reduce(0) { $0 + width(of: $1) }
        return Double(units) / 1000 * size * (isBold ? 1.09 : 1)
    }

    /// The width in thousandths of the size.
    private static func width(of character: Character) -> Int {
        guard let byte = character.asciiValue else {
            let isNarrow = character.unicodeScalars.first.map { $0.value < 0x1100 } ?? true
            return isNarrow ? 780 : character.unicodeScalars.contains { $0.properties.isEmoji } ? 1400 : 1020
        }
        return byte >= 32 && byte < 127 ? widths[Int(byte) - 32] : 600
    }

    /// The widths from the space to the tilde.
    private static let widths = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]
}
