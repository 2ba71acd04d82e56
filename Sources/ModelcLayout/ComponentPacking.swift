/// Places the components of a graph side by side in rows. Small components are stacked if there is space.
enum ComponentPacking {
    static func pack(_ parts: [GraphPart], _ layouts: [GraphLayout], _ graph: LayeredGraph) -> GraphLayout {
        var shelves = Shelves(layouts, graph.spacing)
        var result = GraphLayout(
            boxes: graph.sizes.map { Rectangle(x: 0, y: 0, width: $0.width, height: $0.height) },
            lines: Array(repeating: [], count: graph.edges.count), size: Size(width: 0, height: 0))
        // The highest component comes first. Components of equal height keep the order of the graph.
        let order = parts.indices.sorted {
            (-layouts[$0].size.height, $0) < (-layouts[$1].size.height, $1)
        }
        for index in order {
            let origin = shelves.place(layouts[index].size)
            for (place, node) in parts[index].nodes.enumerated() {
                result.boxes[node] = layouts[index].boxes[place]
                result.boxes[node].x += origin.x
                result.boxes[node].y += origin.y
            }
            for (place, edge) in parts[index].edges.enumerated() {
                result.lines[edge] = layouts[index].lines[place].map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
            }
        }
        result.size = shelves.size
        return result
    }

    private struct Shelves {
        private let gap: Double
        private let width: Double
        private var shelfTop = 0.0
        private var shelfHeight = 0.0
        /// The left edge of the current column in the row.
        private var columnX = 0.0
        private var columnWidth = 0.0
        private var columnY = 0.0
        private(set) var size = Size(width: 0, height: 0)

        init(_ layouts: [GraphLayout], _ spacing: LayoutSpacing) {
            gap = spacing.partGap
            let area = layouts.reduce(0) { $0 + ($1.size.width + spacing.partGap) * ($1.size.height + spacing.partGap) }
            width = max(layouts.map(\.size.width).max() ?? 0, (area * spacing.aspectRatio * 1.1).squareRoot())
        }

        /// - Parameter part: the size of a component. It must not be higher than the components placed before.
        mutating func place(_ part: Size) -> Point {
            let stacked = columnY + gap + part.height
            if columnWidth > 0, part.width <= columnWidth, stacked <= shelfHeight {
                let origin = Point(x: columnX, y: shelfTop + columnY + gap)
                columnY = stacked
                return origin
            }
            let x = columnWidth > 0 ? columnX + columnWidth + gap : 0
            if columnWidth > 0, x + part.width > width {
                shelfTop += shelfHeight + gap
                (columnX, shelfHeight) = (0, part.height)
            } else {
                (columnX, shelfHeight) = (x, max(shelfHeight, part.height))
            }
            (columnWidth, columnY) = (part.width, part.height)
            size = Size(width: max(size.width, columnX + part.width), height: max(size.height, shelfTop + shelfHeight))
            return Point(x: columnX, y: shelfTop)
        }
    }
}
