import ModelcBase
import ModelcSchema

/// The edits that turn the elements of a file into others. For files whose layout is not Xcode's: bytes that need not
/// change are kept.
package struct TreeEdits {
    /// In no particular order.
    package private(set) var edits: [ModelEdit] = []
    /// The removed elements that are not replaced by others.
    package private(set) var removals: [(path: MergePath, position: SourcePosition)] = []
    private let positions: [SourcePosition]

    /// - Parameters:
    ///   - old: the elements of the file.
    ///   - positions: the positions of all of them, each before its children.
    package init(from old: VerbatimElement, at positions: [SourcePosition], to new: VerbatimElement) {
        self.positions = positions
        var index = 0
        compare(old, new, MergePath(), &index)
    }

    /// - Parameter index: the number of the old element; on return, that of the one after all its descendants.
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
    /// The number of elements, including descendants.
    fileprivate var elementCount: Int { children.reduce(1) { $0 + $1.elementCount } }
}

/// The children of an element by their steps.
struct ChildTable {
    let steps: [MergePath.Step]
    private let elements: [MergePath.Step: VerbatimElement]

    init(_ element: VerbatimElement?) {
        steps = element?.childSteps ?? []
        elements = Dictionary(zip(steps, element?.children ?? []), uniquingKeysWith: { first, _ in first })
    }

    subscript(step: MergePath.Step) -> VerbatimElement? { elements[step] }

    /// The children that are identified by their content.
    var contents: Set<MergePath.Step> { Set(steps.filter { ElementIdentity.isContent($0.element) }) }
}

extension MergePath.Step {
    /// An arbitrary order that is the same in every run, in which conflicts are found.
    static func isBefore(_ left: MergePath.Step, _ right: MergePath.Step) -> Bool {
        if left.element != right.element { return left.element < right.element }
        if left.key != right.key { return CanonicalNameOrder.areInOrder(left.key, right.key) }
        return left.number < right.number
    }
}

/// The order of merged children. Kinds that Xcode sorts are sorted when they are written. For the others, the order
/// of the side that changed it is used, and additions of the other side come after the element that they follow
/// there.
struct ChildOrder {
    private(set) var steps: [MergePath.Step]

    init(_ base: [MergePath.Step], _ ours: [MergePath.Step], _ theirs: [MergePath.Step]) {
        let isOursMoved = ChildOrder.isMoved(ours, from: base)
        let (first, second) = isOursMoved ? (ours, theirs) : (theirs, ours)
        var known = Set(first)
        var previous: MergePath.Step?
        // The elements directly after a step, or at the start.
        var followers: [MergePath.Step?: MergePath.Step] = [:]
        for step in second {
            if known.insert(step).inserted { followers[previous] = step }
            previous = step
        }
        steps = ([nil] + first).flatMap { (step: MergePath.Step?) in
            sequence(first: step) { followers[$0].map(Optional.some) }.compactMap { $0 }
        }
    }

    /// Whether the remaining elements are in a different order.
    private static func isMoved(_ steps: [MergePath.Step], from base: [MergePath.Step]) -> Bool {
        let (present, before) = (Set(steps), Set(base))
        return base.filter(present.contains) != steps.filter(before.contains)
    }
}

/// The elements of a model by their paths, looked up once for all conflicts of a merge.
package struct ElementLocations {
    private var numbers: [MergePath: Int] = [:]
    private var elements: [VerbatimElement] = []

    package init(_ root: VerbatimElement) { add(root, MergePath()) }

    private mutating func add(_ element: VerbatimElement, _ path: MergePath) {
        numbers[path] = elements.count
        elements.append(element)
        for (step, child) in zip(element.childSteps, element.children) { add(child, path.appending(step)) }
    }

    /// The element at a path; nil if there is none.
    package subscript(path: MergePath) -> VerbatimElement? { numbers[path].map { elements[$0] } }

    /// Returns the number of the element at a path among all elements, each before its children. If the path does not
    /// exist, that of the last existing element on the path.
    package func number(of path: MergePath) -> Int {
        var path = path
        while numbers[path] == nil, !path.steps.isEmpty { path.steps.removeLast() }
        return numbers[path] ?? 0
    }

    /// Returns the path of a child of some kinds by its name; nil if there is none.
    package func child(of path: MergePath, _ kinds: [String], named name: String) -> MergePath? {
        kinds.map { path.appending(MergePath.Step($0, name)) }.first { numbers[$0] != nil }
    }
}
