import ModelcBase
import ModelcSchema

// Edits from two values: an element as it was read, and its new value.
extension XMLElementFormat where Element: SourceElement {
    /// The edits that turn an element of the source into another one.
    func edits(from old: Element, to new: Element) -> [ModelEdit] {
        guard let position = old.position else { return [] }
        let attributes = fields.compactMap { field -> ModelEdit? in
            let wish = field.text(of: new)
            guard wish != field.text(of: old) else { return nil }
            guard let wish else { return .removeAttribute(of: position, name: field.name) }
            return .setAttribute(of: position, name: field.name, value: wish)
        }
        return attributes + children.flatMap { $0.edits(old, new) }
    }

    /// The element as a new one, with its content.
    func element(_ element: Element) -> VerbatimElement {
        let attributes = fields.compactMap { field in
            field.text(of: element).map { VerbatimAttribute(name: field.name, value: $0) }
        }
        return VerbatimElement(
            name: name, attributes: attributes + element.verbatim.unknownAttributes,
            children: children.flatMap { $0.elements(element) } + element.verbatim.unknownElements)
    }

    /// Moves an element with its content.
    func move(_ element: inout Element, by shift: PositionShift) {
        guard !shift.isNone else { return }
        element.position = element.position.map(shift.moved)
        for child in children { child.move(&element, shift) }
    }
}

/// The edits that convert the current children of one kind to the new ones. Children are the same if they have the same
/// position in the source.
struct ChildEdits<Child: SourceElement> {
    private let format: XMLElementFormat<Child>
    private let isSorted: Bool
    private let group: String?
    private let parent: SourcePosition?

    /// - Parameters:
    ///   - isSorted: whether Xcode sorts such children, so that their order has no meaning.
    ///   - group: the element around them; nil if they are direct children.
    init(_ format: XMLElementFormat<Child>, isSorted: Bool, group: String?, parent: SourcePosition?) {
        self.format = format
        self.isSorted = isSorted
        self.group = group
        self.parent = parent
    }

    func edits(from old: [Child], to new: [Child]) -> [ModelEdit] {
        let places = Dictionary(
            new.indices.compactMap { index in new[index].position.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
        let kept = old.filter { child in child.position.map { places[$0] != nil } ?? false }
        guard isSorted || hasSameOrder(kept, new) else {
            return old.flatMap { $0.removal() } + new.flatMap(insertion)
        }
        return old.flatMap { child in
            guard let match = child.position.flatMap({ places[$0] }) else { return child.removal() }
            return format.edits(from: child, to: new[match])
        } + new.filter { $0.position == nil }.flatMap(insertion)
    }

    /// Whether the remaining children come first, in their current order.
    private func hasSameOrder(_ kept: [Child], _ new: [Child]) -> Bool {
        kept.map(\.position) == new.prefix(kept.count).map(\.position)
    }

    private func insertion(_ child: Child) -> [ModelEdit] {
        guard let parent else { return [] }
        let element = format.element(child)
        let whole = group.map { VerbatimElement(name: $0, children: [element]) } ?? element
        return [.insertElement(whole, into: parent)]
    }
}

/// The number of lines by which an element is moved in a file. Columns do not change.
struct PositionShift: Hashable {
    private let offset: Int
    private let line: Int

    init(from old: SourcePosition, to new: SourcePosition) {
        offset = new.offset - old.offset
        line = new.line - old.line
    }

    var isNone: Bool { offset == 0 && line == 0 }

    func moved(_ position: SourcePosition) -> SourcePosition {
        SourcePosition(offset: position.offset + offset, line: position.line + line, column: position.column)
    }
}

/// The order of the attributes and children of one kind of element, without their meaning: everything that editing a
/// file needs to know about the format (FormatModelXML §6.3, §6.4).
final class XMLElementShape: Sendable {
    /// The children in the order in which they are written.
    let children: [XMLChildShape]
    /// Whether the element only groups others; Xcode writes no empty group.
    let isContainer: Bool
    /// The names of the attributes in the order in which they are written, for an element that has these.
    let attributeOrder: @Sendable (_ present: [VerbatimAttribute]) -> [String]

    init(
        children: [XMLChildShape], isContainer: Bool = false,
        attributeOrder: @escaping @Sendable (_ present: [VerbatimAttribute]) -> [String] = { _ in [] }
    ) {
        self.children = children
        self.isContainer = isContainer
        self.attributeOrder = attributeOrder
    }

    /// An element that the format does not know.
    static let unknown = XMLElementShape(children: [])

    func child(named name: String) -> XMLChildShape? { children.first { $0.name == name } }

    /// The position of a kind of children among the others; unknown ones come last.
    func rank(of childName: String) -> Int {
        children.firstIndex { $0.name == childName } ?? children.count
    }
}

/// The position of one kind of children among its siblings.
struct XMLChildShape: Sendable {
    var name: String
    /// The attribute by which Xcode sorts them; nil if it keeps the order of creation (FormatModelXML §6.5).
    var sortKey: String?
    var element: XMLElementShape
}
