import ModelcSchema

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
