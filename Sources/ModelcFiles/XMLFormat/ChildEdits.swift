import ModelcBase
import ModelcSchema

/// The edits that turn the current children of one kind into the new children. An old and a new child are the same if
/// they have the same position in the source.
struct ChildEdits<Child: SourceElement> {
    private let format: XMLElementFormat<Child>
    private let isSorted: Bool
    private let group: String?
    private let parent: SourcePosition?

    /// - Parameters:
    ///   - isSorted: whether Xcode sorts these children, so that their order has no meaning.
    ///   - group: the name of the element that contains the children; nil if they are direct children.
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

    /// Whether the new list starts with the remaining old children, in their current order.
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
