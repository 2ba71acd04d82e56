import ModelcSchema

/// The order of the attributes and children of one kind of element, such as `attribute`. It contains no types or
/// values: code that edits a file needs only the order (FormatModelXML §6.3, §6.4).
final class XMLElementShape: Sendable {
    /// The children in the order in which they are written.
    let children: [XMLChildShape]
    /// Whether the element is a group, such as `userInfo`, that only contains other elements. Xcode writes no empty
    /// group.
    let isContainer: Bool
    /// Returns the attribute names in the order in which they are written. The order may depend on `present`, the
    /// attributes that the element has.
    let attributeOrder: @Sendable (_ present: [VerbatimAttribute]) -> [String]

    init(
        children: [XMLChildShape], isContainer: Bool = false,
        attributeOrder: @escaping @Sendable (_ present: [VerbatimAttribute]) -> [String] = { _ in [] }
    ) {
        self.children = children
        self.isContainer = isContainer
        self.attributeOrder = attributeOrder
    }

    /// The shape of an element that the format does not define.
    static let unknown = XMLElementShape(children: [])

    func child(named name: String) -> XMLChildShape? { children.first { $0.name == name } }

    /// Returns the index of a kind of child element in the writing order; `children.count`, the last position, for an
    /// unknown kind.
    func rank(of childName: String) -> Int {
        children.firstIndex { $0.name == childName } ?? children.count
    }
}
