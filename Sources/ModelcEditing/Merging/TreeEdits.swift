import ModelcBase
import ModelcSchema

/// The edits that change the elements of a file to new elements. Used for files whose layout is not Xcode's: unchanged
/// parts keep their bytes.
package struct TreeEdits {
    /// The edits, in no particular order.
    package private(set) var edits: [ModelEdit] = []
    /// The removed elements that are not replaced by a new element.
    package private(set) var removals: [(path: MergePath, position: SourcePosition)] = []
    private let positions: [SourcePosition]

    /// - Parameters:
    ///   - old: the elements of the file.
    ///   - positions: the positions of all elements in document order (a parent before its children).
    package init(from old: VerbatimElement, at positions: [SourcePosition], to new: VerbatimElement) {
        self.positions = positions
        var index = 0
        compare(old, new, MergePath(), &index)
    }

    /// Compares an old element with a new one, and adds the edits.
    ///
    /// - Parameter index: the index of the old element in `positions`; on return, the index after its last descendant.
    private mutating func compare(
        _ old: VerbatimElement, _ new: VerbatimElement, _ path: MergePath, _ index: inout Int
    ) {
        guard index < positions.count else { return }
        let position = positions[index]
        index += 1
        compareAttributes(old, new, position)
        let wanted = ChildTable(new)
        let steps = old.childSteps
        let isReordered = ElementIdentity.isOneValue(old.name) && wanted.steps != steps
        for (step, child) in zip(steps, old.children) {
            if let match = wanted[step], !isReordered {
                compare(child, match, path.appending(step), &index)
            } else {
                if index < positions.count {
                    edits.append(.removeElement(positions[index]))
                    let isGone = !ElementIdentity.isContent(step.element) && wanted[step] == nil
                    if isGone { removals.append((path.appending(step), positions[index])) }
                }
                index += child.elementCount
            }
        }
        let known = Set(steps)
        for (step, child) in zip(wanted.steps, new.children) where isReordered || !known.contains(step) {
            edits.append(.insertElement(child, into: position))
        }
    }

    private mutating func compareAttributes(
        _ old: VerbatimElement, _ new: VerbatimElement, _ position: SourcePosition
    ) {
        for attribute in old.attributes where new.value(attribute.name) == nil {
            edits.append(.removeAttribute(of: position, name: attribute.name))
        }
        for attribute in new.attributes where old.value(attribute.name) != attribute.value {
            edits.append(.setAttribute(of: position, name: attribute.name, value: attribute.value))
        }
    }
}

extension VerbatimElement {
    /// The number of elements: this one and all descendants.
    fileprivate var elementCount: Int { children.reduce(1) { $0 + $1.elementCount } }
}

extension MergePath.Step {
    /// Whether `left` precedes `right` in an order of steps that is the same in every run. Conflicts are therefore
    /// always found in the same order.
    static func isBefore(_ left: MergePath.Step, _ right: MergePath.Step) -> Bool {
        if left.element != right.element { return left.element < right.element }
        if left.key != right.key { return CanonicalNameOrder.areInOrder(left.key, right.key) }
        return left.number < right.number
    }
}
