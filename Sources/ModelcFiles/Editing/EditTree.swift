import ModelcBase
import ModelcSchema
import ModelcXML

/// A file as a tree of elements. Edits are applied to the tree one after the other.
final class EditTree: XMLEventHandler {
    private(set) var root = EditNode(name: "")
    private var nodes: [Int: EditNode] = [:]
    private var open: [EditNode] = []

    /// Reads the elements of a file; nil if the file is not well-formed.
    static func read(_ source: SourceText) -> EditTree? {
        let tree = EditTree()
        return XMLEventParser.parse(source, handler: tree) == nil ? tree : nil
    }

    func startElement(_ tag: borrowing XMLStartTag) {
        let node = EditNode(name: tag.name)
        tag.forEachAttribute { node.attributes[$0] = $1 }
        if let parent = open.last { parent.append(node) } else { root = node }
        nodes[tag.position.offset] = node
        open.append(node)
    }

    func endElement() { open.removeLast() }

    func text(_ text: String, at position: SourcePosition) { open.last?.text += text }

    func comment() { open.last?.commentCount += 1 }

    /// Applies an edit; returns false if the file does not have the edited element.
    func make(_ edit: ModelEdit) -> Bool {
        guard let node = nodes[edit.position.offset] else { return false }
        switch edit {
        case .setAttribute(_, let name, let value): node.attributes[name] = value
        case .removeAttribute(_, let name): node.attributes[name] = nil
        case .removeElement: node.remove()
        case .insertElement(let element, _): node.insert(element)
        case .setUserInfo(_, let key, let value): node.setUserInfo(key, value)
        case .removeUserInfo(_, let key): node.entries(key).forEach { $0.remove() }
        }
        return true
    }
}

/// An element of an `EditTree`.
final class EditNode {
    let name: String
    var attributes: [String: String] = [:]
    /// All children, including removed ones. They are filtered out when the list is read, once for all removals,
    /// because lists are long.
    private var all: [EditNode] = []
    private var removedCount = 0
    private var isRemoved = false
    var text = ""
    var commentCount = 0
    var isNew = false
    weak var parent: EditNode?

    init(name: String) { self.name = name }

    private convenience init(_ element: VerbatimElement) {
        self.init(name: element.name)
        for attribute in element.attributes { attributes[attribute.name] = attribute.value }
        text = element.text
        isNew = true
        for child in element.children { append(EditNode(child)) }
    }

    func append(_ child: EditNode) {
        child.parent = self
        all.append(child)
    }

    private var children: [EditNode] { removedCount == 0 ? all : all.filter { !$0.isRemoved } }

    private static let groups = ["userInfo", "uniquenessConstraints", "compoundIndexes", "elements"]

    /// Removes the element. A group such as `userInfo` that loses its last child is removed as well.
    func remove() {
        guard let parent, !isRemoved else { return }
        isRemoved = true
        parent.removedCount += 1
        guard EditNode.groups.contains(parent.name), parent.removedCount == parent.all.count else { return }
        if parent.attributes.isEmpty, !parent.hasText, parent.commentCount == 0 { parent.remove() }
    }

    func insert(_ element: VerbatimElement) {
        if EditNode.groups.contains(element.name), let group = children.last(where: { $0.name == element.name }) {
            for child in element.children { group.append(EditNode(child)) }
        } else {
            append(EditNode(element))
        }
    }

    func entries(_ key: String) -> [EditNode] {
        children.filter { $0.name == "userInfo" }.flatMap(\.children)
            .filter { $0.name == "entry" && $0.attributes["key"] == key }
    }

    func setUserInfo(_ key: String, _ value: String) {
        if let last = entries(key).last {
            last.attributes["value"] = value
        } else {
            let attributes = [
                VerbatimAttribute(name: "key", value: key), VerbatimAttribute(name: "value", value: value),
            ]
            let entry = VerbatimElement(name: "entry", attributes: attributes)
            insert(VerbatimElement(name: "userInfo", children: [entry]))
        }
    }

    private var hasText: Bool { !VerbatimElement.withoutLayout(text).isEmpty }

    /// The start tag as text. Two elements can only be equal if their tags are equal.
    private var tag: String {
        let values = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" }
        return ([name] + values).joined(separator: " ")
    }

    /// Whether another element has the same content. Old children must be in the same order; new children may be
    /// anywhere.
    func says(_ other: EditNode) -> Bool {
        let (children, others) = (children, other.children)
        guard
            name == other.name, attributes == other.attributes, children.count == others.count,
            VerbatimElement.withoutLayout(text) == VerbatimElement.withoutLayout(other.text)
        else { return false }
        var old = children.filter { !$0.isNew }[...]
        var new = Dictionary(grouping: children.filter(\.isNew), by: \.tag)
        for child in others {
            if let next = old.first, next.says(child) {
                old.removeFirst()
                continue
            }
            let tag = new.isEmpty ? "" : child.tag
            guard let match = new[tag]?.firstIndex(where: { $0.says(child) }) else { return false }
            new[tag]?.remove(at: match)
        }
        return true
    }
}
