import ModelcSchema

/// The children of an element by their steps.
struct ChildTable {
    let steps: [MergePath.Step]
    private let elements: [MergePath.Step: VerbatimElement]

    init(_ element: VerbatimElement?) {
        steps = element?.childSteps ?? []
        elements = Dictionary(zip(steps, element?.children ?? []), uniquingKeysWith: { first, _ in first })
    }

    subscript(step: MergePath.Step) -> VerbatimElement? { elements[step] }

    /// The children that are known by all that they say.
    var contents: Set<MergePath.Step> { Set(steps.filter { ElementIdentity.isContent($0.element) }) }
}

extension MergePath.Step {
    /// Any order that is the same in every run: by that conflicts are found.
    static func isBefore(_ left: MergePath.Step, _ right: MergePath.Step) -> Bool {
        if left.element != right.element { return left.element < right.element }
        if left.key != right.key { return CanonicalNameOrder.areInOrder(left.key, right.key) }
        return left.number < right.number
    }
}

/// The order of merged children. Kinds that Xcode sorts are sorted when they are written; for the others the order of the side
/// that changed it counts, and what the other one added comes behind what it follows there.
struct ChildOrder {
    private(set) var steps: [MergePath.Step]

    init(_ base: [MergePath.Step], _ ours: [MergePath.Step], _ theirs: [MergePath.Step]) {
        let isOursMoved = ChildOrder.isMoved(ours, from: base)
        let (first, second) = isOursMoved ? (ours, theirs) : (theirs, ours)
        steps = first
        var known = Set(first)
        var previous: MergePath.Step?
        for step in second {
            if known.insert(step).inserted { insert(step, behind: previous) }
            previous = step
        }
    }

    private mutating func insert(_ step: MergePath.Step, behind previous: MergePath.Step?) {
        let place = previous.flatMap { steps.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        steps.insert(step, at: place)
    }

    /// Whether what stayed stands in another order.
    private static func isMoved(_ steps: [MergePath.Step], from base: [MergePath.Step]) -> Bool {
        let (present, before) = (Set(steps), Set(base))
        return base.filter(present.contains) != steps.filter(before.contains)
    }
}

/// What only the editor cares for: which build saved the file, and where the boxes of a diagram are. It is never worth a question.
enum EditorState {
    /// Whether an attribute has a rule of its own where both sides changed it.
    static func settles(_ attribute: String, of element: String) -> Bool {
        element == "element" || element == "model" && [tools, system].contains(attribute)
    }

    private static let tools = "lastSavedToolsVersion"
    private static let system = "systemVersion"

    static func settle(
        _ root: inout VerbatimElement, _ base: VerbatimElement?, _ ours: VerbatimElement, _ theirs: VerbatimElement
    ) {
        settleBuilds(&root, base, ours, theirs)
        keepBoxes(&root, ours, theirs)
        prune(&root, [base, ours, theirs])
    }

    /// The file is as new as the newer side.
    private static func settleBuilds(
        _ root: inout VerbatimElement, _ base: VerbatimElement?, _ ours: VerbatimElement, _ theirs: VerbatimElement
    ) {
        guard let mine = build(of: ours), let other = build(of: theirs) else { return }
        let isNewer = mine.lexicographicallyPrecedes(other)
        let isSame = !isNewer && !other.lexicographicallyPrecedes(mine)
        let systems = [ours.value(system), theirs.value(system)].compactMap { $0 }
        let latest = systems.max(by: CanonicalNameOrder.areInOrder)
        let newer = isNewer ? theirs : ours
        for index in root.attributes.indices {
            switch root.attributes[index].name {
            case tools: root.attributes[index].value = newer.value(tools) ?? root.attributes[index].value
            case system:
                let value = isSame ? latest : newer.value(system)
                root.attributes[index].value = value ?? root.attributes[index].value
            default: break
            }
        }
    }

    private static func build(of model: VerbatimElement) -> [Int]? {
        model.value(tools).map { ToolsVersion($0).components }
    }

    /// An entity that one side removed and that stays has the box that the other side has of it.
    private static func keepBoxes(_ root: inout VerbatimElement, _ ours: VerbatimElement, _ theirs: VerbatimElement) {
        for (side, other) in [(ours, theirs), (theirs, ours)] {
            let kept = names(root).subtracting(names(other))
            guard let diagram = side.children.first(where: { $0.name == "elements" }) else { continue }
            let boxes = diagram.children.filter { kept.contains($0.value("name") ?? "") }
            guard !boxes.isEmpty else { continue }
            if let index = root.children.firstIndex(where: { $0.name == "elements" }) {
                let known = Set(root.children[index].children.map { $0.value("name") })
                root.children[index].children += boxes.filter { !known.contains($0.value("name")) }
            } else if !other.children.contains(where: { $0.name == "entity" }) {
                // The diagram went with the last box that was in it.
                root.children.append(diagram)
            }
        }
    }

    private static func names(_ model: VerbatimElement) -> Set<String> {
        Set(model.children.filter { $0.name == "entity" }.compactMap { $0.value("name") })
    }

    /// A diagram has no box of an entity that is gone.
    private static func prune(_ root: inout VerbatimElement, _ sources: [VerbatimElement?]) {
        let known = sources.compactMap { $0 }.reduce(into: Set<String>()) { $0.formUnion(names($1)) }
        let gone = known.subtracting(names(root))
        guard !gone.isEmpty else { return }
        for index in root.children.indices where root.children[index].name == "elements" {
            root.children[index].children.removeAll { gone.contains($0.value("name") ?? "") }
        }
    }
}
