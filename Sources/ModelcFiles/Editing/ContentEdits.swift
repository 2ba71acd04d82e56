import ModelcSchema
import ModelcText
import ModelcXML

/// The edits of bytes that change the children of one element.
struct ContentEdits {
    private let document: EditableDocument
    private let element: Int
    private let place: XMLOutline.Element
    private let insertions: [VerbatimElement]
    private let removed: [Int]
    private let remaining: [Int]
    private let becomesEmpty: Bool

    init(_ document: EditableDocument, _ changes: ElementChanges, _ element: Int) {
        self.document = document
        self.element = element
        place = document[element]
        let children = document.outline.children(of: element)
        removed = children.filter(changes.isRemoved)
        remaining = children.filter { !changes.isRemoved($0) }
        insertions = changes[element].insertions
        becomesEmpty = !removed.isEmpty && changes.isEmpty(element)
    }

    /// In no particular order.
    var edits: [TextEdit] {
        if becomesEmpty { return [TextEdit(place.tagEnd - 1..<place.end, "/>")] }
        return removed.map { TextEdit(document.removalRange(of: $0)) } + insertionEdits
    }

    private var insertionEdits: [TextEdit] {
        guard !insertions.isEmpty else { return [] }
        let shape = document.shape(of: element)
        let new = writer(newline: nil).inOrder(insertions, shape)
        if place.tagEnd == place.endTag { return [opening(new, shape)] }
        var texts: [Int: String] = [:]
        for child in new {
            let (offset, text) = insertion(of: child, shape)
            texts[offset, default: ""] += text
        }
        return texts.map { TextEdit(offset: $0.key, replacement: $0.value) }
    }

    /// An element without content gets an end tag.
    private func opening(_ new: [VerbatimElement], _ shape: XMLElementShape) -> TextEdit {
        let indent = document.indent(at: place.start)
        let writer = writer(newline: indent.map { _ in document.newline(near: place.start) })
        let inner = (indent ?? "") + writer.unit
        let text = new.map { writer.line(inner) + writer.text(of: $0, shape.of($0), indent: inner) }.joined()
        let content = text + writer.line(indent ?? "")
        guard place.isSelfClosing else { return TextEdit(offset: place.tagEnd, replacement: content) }
        return TextEdit(place.tagEnd - 2..<place.tagEnd, ">\(content)</\(document.name(of: element))>")
    }

    /// A child among others goes behind its predecessor: on a line of its own where lines end there.
    private func insertion(of child: VerbatimElement, _ shape: XMLElementShape) -> (offset: Int, text: String) {
        let predecessor = predecessor(of: child, shape)
        let anchor = predecessor.map { document[$0].end } ?? place.tagEnd
        guard let end = document.lineEnd(after: anchor, skipsComments: true), end < place.endTag else {
            return (anchor, writer(newline: nil).text(of: child, shape.of(child), indent: ""))
        }
        let writer = writer(newline: document.newline(near: end))
        let indent = childIndent(beside: predecessor, writer.unit)
        return (end, writer.line(indent) + writer.text(of: child, shape.of(child), indent: indent))
    }

    /// The child that a new one follows: the last of its kind, or of those that come before it in the format's order.
    private func predecessor(of child: VerbatimElement, _ shape: XMLElementShape) -> Int? {
        let rank = shape.rank(of: child.name)
        let names = remaining.map(document.name(of:))
        let equals = remaining.indices.filter { names[$0] == child.name }
        guard let first = equals.first, let last = equals.last else {
            return names.lastIndex { shape.rank(of: $0) < rank }.map { remaining[$0] }
        }
        guard let key = shape.child(named: child.name)?.sortKey else { return remaining[last] }
        let before = equals.last { index in
            !CanonicalNameOrder.areInOrder(child.value(key), document.value(key, of: remaining[index]) ?? "")
        }
        return (before ?? (first > 0 ? first - 1 : nil)).map { remaining[$0] }
    }

    private func childIndent(beside sibling: Int?, _ unit: String) -> String {
        let siblings = [sibling].compactMap { $0 } + remaining + removed
        return siblings.lazy.compactMap { document.indent(at: document[$0].start) }.first
            ?? (document.indent(at: place.start) ?? "") + unit
    }

    private func writer(newline: String?) -> ElementText {
        ElementText(escaping: document.escaping, newline: newline, unit: document.indentUnit(of: element))
    }
}

extension XMLElementShape {
    /// What the format says about a child.
    fileprivate func of(_ child: VerbatimElement) -> XMLElementShape {
        self.child(named: child.name)?.element ?? .unknown
    }
}

/// A new element as Xcode would write it, but with the indentation and the line ends of the file that it goes into.
struct ElementText {
    let escaping: XMLEscaping
    /// The line end; nil where everything stands on one line.
    let newline: String?
    /// What each level is indented by.
    let unit: String

    /// The element without white space around it.
    ///
    /// - Parameter indent: the white space before its line.
    func text(of element: VerbatimElement, _ shape: XMLElementShape, indent: String) -> String {
        let start = "<" + element.name + attributes(of: element, shape)
        guard !element.children.isEmpty else {
            return element.text.isEmpty
                ? start + "/>" : "\(start)>\(escaping.text(element.text))</\(element.name)>"
        }
        let children = inOrder(element.children, shape).map { child in
            line(indent + unit)
                + text(of: child, shape.child(named: child.name)?.element ?? .unknown, indent: indent + unit)
        }
        let content = element.text.isEmpty ? "" : line(indent + unit) + escaping.text(element.text)
        return "\(start)>\(content)\(children.joined())\(line(indent))</\(element.name)>"
    }

    /// What comes before something on a line of its own.
    func line(_ indent: String) -> String { newline.map { $0 + indent } ?? "" }

    private func attributes(of element: VerbatimElement, _ shape: XMLElementShape) -> String {
        let order = shape.attributeOrder(element.attributes)
        let ranks = element.attributes.map { order.firstIndex(of: $0.name) ?? order.count }
        let ranked = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { element.attributes[$0] }
        return ranked.map { " \($0.name)=\"\(escaping.text($0.value))\"" }.joined()
    }

    /// Elements in the order of the format; of one kind by name where Xcode sorts them, else as they are given.
    func inOrder(_ elements: [VerbatimElement], _ parent: XMLElementShape) -> [VerbatimElement] {
        // By place, with what they are sorted by looked up once: lists are long, and mostly in order.
        let ranks = elements.map { parent.rank(of: $0.name) }
        let names = elements.map { element in parent.child(named: element.name)?.sortKey.map { element.value($0) } }
        return elements.indices.sorted { left, right in
            if ranks[left] != ranks[right] { return ranks[left] < ranks[right] }
            guard let name = names[left], let other = names[right] else { return left < right }
            if CanonicalNameOrder.areInOrder(name, other) { return true }
            return !CanonicalNameOrder.areInOrder(other, name) && left < right
        }.map { elements[$0] }
    }
}

extension VerbatimElement {
    /// The value of an attribute; empty where there is none.
    func value(_ attribute: String) -> String { attributes.first { $0.name == attribute }?.value ?? "" }
}
