import ModelcBase
import ModelcKit
import ModelcLayout

/// A diagram with the positions of all elements, in points from the top left.
package struct DiagramDrawing {
    /// A text that is drawn.
    struct Label {
        enum Style: String {
            case title = "t"
            case head = "h"
            case name = "n"
            case detail = "d"
            case rule = "r"
        }

        var text: String
        /// The whole text, if `text` is shortened; otherwise nil.
        var fullText: String?
        var style: Style
        /// The left end of the text's baseline.
        var origin: Point
        /// The maximum width of the text.
        var width: Double
        var mark: DiagramMark?
    }

    package struct Box {
        var frame: Rectangle
        var isAbstract: Bool
        var headHeight: Double
        var mark: DiagramMark?
        var labels: [Label]
        /// The rows that have a mark for their change or effect: the frame of each row, and its mark.
        var markedRows: [(frame: Rectangle, mark: DiagramMark)]
        /// The vertical position of the line above the relationships; nil if no rows are above them.
        var separator: Double?
    }

    package struct Line {
        var link: ModelDiagram.Link
        var points: [Point]
    }

    private(set) var boxes: [Box] = []
    private(set) var lines: [Line] = []
    private(set) var title: Label
    private(set) var legend: [(mark: DiagramMark, swatch: Rectangle, label: Label)] = []
    private(set) var size: Size

    private static let margin = 24.0

    init(_ diagram: ModelDiagram) {
        let boxes = diagram.boxes.map(MeasuredBox.init)
        let layout = LayeredLayout.layout(
            LayeredGraph(
                sizes: boxes.map(\.size),
                edges: diagram.links.map { link in
                    LayeredGraph.Edge(
                        from: boxes[link.from.box].anchor(link.from, of: link.kind),
                        to: boxes[link.to.box].anchor(link.to, of: link.kind),
                        isBranch: link.kind == .inheritance)
                }))
        let margin = DiagramDrawing.margin
        title = Label(diagram.title, .title, at: Point(x: margin, y: margin + 14))
        var top = margin + 34
        size = Size(width: max(layout.size.width, title.width) + 2 * margin, height: 0)
        addLegend(diagram.marks, top: top)
        if !legend.isEmpty { top += 26 }
        self.boxes = zip(boxes, layout.boxes).map { $0.drawn(at: Point(x: $1.x + margin, y: $1.y + top)) }
        lines = zip(diagram.links, layout.lines).map { link, points in
            Line(link: link, points: points.map { Point(x: $0.x + margin, y: $0.y + top) })
        }
        size.height = top + layout.size.height + margin
    }

    private mutating func addLegend(_ marks: [DiagramMark], top: Double) {
        var x = DiagramDrawing.margin
        for mark in marks {
            let label = Label(mark.text, .detail, at: Point(x: x + 20, y: top + 10))
            legend.append((mark, Rectangle(x: x, y: top, width: 13, height: 13), label))
            x += 20 + label.width + 20
        }
        size.width = max(size.width, x)
    }
}

extension DiagramDrawing.Label {
    init(_ text: String, _ style: Style, at origin: Point, mark: DiagramMark? = nil) {
        let isLong = text.count > style.longestText
        self.text = isLong ? text.prefix(style.longestText - 1) + "\u{2026}" : text
        fullText = isLong ? text : nil
        self.style = style
        self.origin = origin
        width = TextWidth.of(self.text, size: style.size, isBold: style.isBold)
        self.mark = mark
    }
}

extension DiagramDrawing.Label.Style {
    /// The font size in points.
    var size: Double {
        switch self {
        case .title: 16
        case .head: 13
        case .name, .detail: 12
        case .rule: 10.5
        }
    }

    /// The maximum number of characters. Longer texts are shortened, because a name can have any length.
    var longestText: Int {
        switch self {
        case .title: 100
        case .head, .name, .detail, .rule: 48
        }
    }

    var isBold: Bool {
        switch self {
        case .title, .head: true
        case .name, .detail, .rule: false
        }
    }
}

/// A box with a size but no position yet.
private struct MeasuredBox {
    private typealias Label = DiagramDrawing.Label

    private static let padding = 12.0
    private static let headHeight = 30.0
    private static let rowHeight = 19.0
    private static let rowInset = 6.0
    private static let separation = 7.0

    private let box: ModelDiagram.Box
    private let head: [Label]
    /// The name, the detail and the delete rule of each row. Their origins are set when the box is placed.
    private let rows: [(name: Label, detail: Label, rule: Label?)]
    private let separatedRow: Int?
    private let detailX: Double
    let size: Size

    init(_ box: ModelDiagram.Box) {
        self.box = box
        let zero = Point(x: 0, y: 0)
        head =
            [Label(box.title, .head, at: zero)]
            + (box.isAbstract ? [Label("abstract", .rule, at: zero)] : [])
        rows = box.rows.map { row in
            (
                Label(TerminalText.name(row.name), .name, at: zero, mark: row.mark),
                Label(row.detail, .detail, at: zero, mark: row.mark),
                row.ruleText.map { Label($0, .rule, at: zero, mark: row.mark) }
            )
        }
        separatedRow = box.rows.indices.dropFirst().first {
            box.rows[$0].isRelationship != box.rows[$0 - 1].isRelationship
        }
        detailX = MeasuredBox.padding + (rows.map(\.name.width).max() ?? 0) + 16
        let details = rows.map { $0.detail.width + ($0.rule.map { $0.width + 16 } ?? 0) }.max() ?? 0
        let headWidth = head.reduce(0) { $0 + $1.width + 12 } - 12
        let inner = max(headWidth + MeasuredBox.padding, rows.isEmpty ? 0 : detailX + details)
        size = Size(
            width: max(inner + MeasuredBox.padding, 110),
            height: rows.isEmpty
                ? MeasuredBox.headHeight
                : MeasuredBox.headHeight + 2 * MeasuredBox.rowInset + Double(rows.count) * MeasuredBox.rowHeight
                    + (separatedRow == nil ? 0 : MeasuredBox.separation))
    }

    func anchor(_ place: ModelDiagram.Place, of kind: ModelDiagram.LinkKind) -> LayeredGraph.Anchor {
        let offset: Double =
            if let row = place.row {
                top(ofRow: row) + MeasuredBox.rowHeight / 2
            } else if kind == .inheritance {
                MeasuredBox.headHeight * 0.4
            } else {
                MeasuredBox.headHeight * 0.75
            }
        return LayeredGraph.Anchor(node: place.box, offset: offset)
    }

    private func top(ofRow row: Int) -> Double {
        let isBelow = separatedRow.map { row >= $0 } ?? false
        return MeasuredBox.headHeight + MeasuredBox.rowInset + Double(row) * MeasuredBox.rowHeight
            + (isBelow ? MeasuredBox.separation : 0)
    }

    func drawn(at origin: Point) -> DiagramDrawing.Box {
        let frame = Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
        var labels = head
        labels[0].origin = Point(x: frame.x + MeasuredBox.padding, y: frame.y + 20)
        if labels.count > 1 {
            labels[1].origin = Point(x: frame.maxX - MeasuredBox.padding - labels[1].width, y: frame.y + 19.5)
        }
        for (index, row) in rows.enumerated() {
            let base = frame.y + top(ofRow: index) + 13.5
            var (name, detail) = (row.name, row.detail)
            name.origin = Point(x: frame.x + MeasuredBox.padding, y: base)
            detail.origin = Point(x: frame.x + detailX, y: base)
            labels += [name, detail]
            if var rule = row.rule {
                rule.origin = Point(x: frame.maxX - MeasuredBox.padding - rule.width, y: base)
                labels.append(rule)
            }
        }
        return DiagramDrawing.Box(
            frame: frame, isAbstract: box.isAbstract, headHeight: MeasuredBox.headHeight, mark: box.mark,
            labels: labels, markedRows: markedRows(frame),
            separator: separatedRow.map { frame.y + top(ofRow: $0) - MeasuredBox.separation / 2 })
    }

    private func markedRows(_ frame: Rectangle) -> [(frame: Rectangle, mark: DiagramMark)] {
        box.rows.indices.compactMap { index in
            box.rows[index].mark.map { mark in
                (
                    Rectangle(
                        x: frame.x + 1, y: frame.y + top(ofRow: index), width: frame.width - 2,
                        height: MeasuredBox.rowHeight), mark
                )
            }
        }
    }
}
