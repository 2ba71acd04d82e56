import ModelcBase
import ModelcSchema
import ModelcXML

/// The byte edits that change the children of one element.
struct ContentEdits {
    private let document: EditableDocument
    private let element: Int
    private let place: XMLOutline.Element
    private let insertions: [VerbatimElement]
    private let removed: [Int]
    /// The indices of the children that are not removed; empty if no child is inserted.
    private let remaining: [Int]
    private let becomesEmpty: Bool

    /// - Parameter removed: the indices of the children that are removed.
    init(_ document: EditableDocument, _ changes: ElementChanges, _ element: Int, removed: [Int]) {
        self.document = document
        self.element = element
        self.removed = removed
        place = document[element]
        insertions = changes[element].insertions
        remaining =
            insertions.isEmpty ? [] : document.outline.children(of: element).filter { !changes.isRemoved($0) }
        becomesEmpty = !removed.isEmpty && changes.isEmpty(element)
    }

    /// The edits, in no particular order.
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
        var siblings = SiblingOrder(document, remaining, shape)
        for child in new {
            let (offset, text) = insertion(of: child, behind: siblings.predecessor(of: child), shape)
            texts[offset, default: ""] += text
        }
        return texts.map { TextEdit(offset: $0.key, replacement: $0.value) }
    }

    /// The edit for an element without content: inserts the first children and an end tag.
    private func opening(_ new: [VerbatimElement], _ shape: XMLElementShape) -> TextEdit {
        let indent = document.indent(at: place.start)
        let writer = writer(newline: indent.map { _ in document.newline(near: place.start) })
        let inner = (indent ?? "") + writer.unit
        let text = new.map { writer.line(inner) + writer.text(of: $0, shape.of($0), indent: inner) }.joined()
        let content = text + writer.line(indent ?? "")
        guard place.isSelfClosing else { return TextEdit(offset: place.tagEnd, replacement: content) }
        return TextEdit(place.tagEnd - 2..<place.tagEnd, ">\(content)</\(document.name(of: element))>")
    }

    /// The edit that inserts a child after its predecessor. The child gets a line of its own if the predecessor is the
    /// last element of its line.
    private func insertion(
        of child: VerbatimElement, behind predecessor: Int?, _ shape: XMLElementShape
    ) -> (offset: Int, text: String) {
        let anchor = predecessor.map { document[$0].end } ?? place.tagEnd
        guard let end = document.lineEnd(after: anchor, skipsComments: true), end < place.endTag else {
            return (anchor, writer(newline: nil).text(of: child, shape.of(child), indent: ""))
        }
        let writer = writer(newline: document.newline(near: end))
        let indent = childIndent(beside: predecessor, writer.unit)
        return (end, writer.line(indent) + writer.text(of: child, shape.of(child), indent: indent))
    }

    private func childIndent(beside sibling: Int?, _ unit: String) -> String {
        let indent = { (child: Int) in document.indent(at: document[child].start) }
        return sibling.flatMap(indent) ?? remaining.lazy.compactMap(indent).first
            ?? removed.lazy.compactMap(indent).first ?? (document.indent(at: place.start) ?? "") + unit
    }

    private func writer(newline: String?) -> ElementText {
        ElementText(escaping: document.escaping, newline: newline, unit: document.indentUnit(of: element))
    }
}

extension XMLElementShape {
    /// The order of attributes and children that the format defines for a child element; `unknown` if it defines none.
    fileprivate func of(_ child: VerbatimElement) -> XMLElementShape {
        self.child(named: child.name)?.element ?? .unknown
    }
}

/// A new element as Xcode would write it, but with the indentation and the line ends of the target file.
struct ElementText {
    let escaping: XMLEscaping
    /// The line end; nil if everything is on one line.
    let newline: String?
    /// The white space of one indentation level.
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

    /// The line end and the white space before an element that begins a line; empty if everything is on one line.
    func line(_ indent: String) -> String { newline.map { $0 + indent } ?? "" }

    private func attributes(of element: VerbatimElement, _ shape: XMLElementShape) -> String {
        let order = shape.attributeOrder(element.attributes)
        let ranks = element.attributes.map { order.firstIndex(of: $0.name) ?? order.count }
        let ranked = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { element.attributes[$0] }
        return ranked.map { " \($0.name)=\"\(escaping.text($0.value))\"" }.joined()
    }

    /// Sorts elements by kind, in the order of the format. Within a kind, sorts them by name if Xcode does, and keeps
    /// the given order otherwise.
    func inOrder(_ elements: [VerbatimElement], _ parent: XMLElementShape) -> [VerbatimElement] {
        // Sorts by position, and looks up the sort keys only once: lists are long, and mostly in order.
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
    /// The value of an attribute; an empty string if the element does not have it.
    func value(_ attribute: String) -> String { attributes.first { $0.name == attribute }?.value ?? "" }
}

/// Finds the positions of new elements among the children of one element. Facts about the children are looked up once
/// for all new elements.
struct SiblingOrder {
    /// The existing children with the same element name.
    private struct Kind {
        var places: [Int] = []
        /// The sort keys of the children; empty if Xcode keeps these children in file order.
        var keys: [String] = []
        var isSorted = true
    }

    private let document: EditableDocument
    private let shape: XMLElementShape
    private let children: [Int]
    private let names: [String]
    private var kinds: [String: Kind] = [:]
    /// The index of the child after which the first element of a kind is inserted, by element name; nil for the
    /// beginning.
    private var starts: [String: Int?] = [:]

    /// - Parameters:
    ///   - children: the existing children, in file order.
    ///   - shape: the shape that the format defines for their parent.
    init(_ document: EditableDocument, _ children: [Int], _ shape: XMLElementShape) {
        self.document = document
        self.shape = shape
        self.children = children
        names = children.map(document.name(of:))
        for (place, name) in names.enumerated() { kinds[name, default: Kind()].places.append(place) }
        for (name, kind) in kinds {
            guard let key = shape.child(named: name)?.sortKey else { continue }
            let keys = kind.places.map { document.value(key, of: children[$0]) ?? "" }
            kinds[name]?.keys = keys
            kinds[name]?.isSorted = zip(keys, keys.dropFirst()).allSatisfy { !CanonicalNameOrder.areInOrder($1, $0) }
        }
    }

    /// The existing child after which a new child is inserted: the last child of the same kind that does not sort after
    /// the new child. If there is none, the last child of the kinds that precede it in the format's order. Nil if the
    /// new child becomes the first.
    mutating func predecessor(of child: VerbatimElement) -> Int? {
        guard let kind = kinds[child.name], let first = kind.places.first, let last = kind.places.last else {
            return start(of: child.name).map { children[$0] }
        }
        guard let key = shape.child(named: child.name)?.sortKey else { return children[last] }
        let before = SiblingOrder.last(notBehind: child.value(key), in: kind).map { kind.places[$0] }
        return (before ?? (first > 0 ? first - 1 : nil)).map { children[$0] }
    }

    /// The index of the last child of a kind that precedes this kind in the format's order; nil if there is none.
    private mutating func start(of name: String) -> Int? {
        if let known = starts[name] { return known }
        let rank = shape.rank(of: name)
        let start = names.lastIndex { shape.rank(of: $0) < rank }
        starts[name] = .some(start)
        return start
    }

    /// The index of the last key that does not sort after the key of a new child; nil if all keys sort after it.
    private static func last(notBehind key: String, in kind: Kind) -> Int? {
        let isBefore = { (place: Int) in !CanonicalNameOrder.areInOrder(key, kind.keys[place]) }
        guard kind.isSorted else { return kind.keys.indices.last(where: isBefore) }
        var (low, high) = (0, kind.keys.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
