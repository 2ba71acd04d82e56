import ModelcSchema

/// Values that have a meaning only for Xcode's editor: the build that saved the file, and the boxes of the diagram.
/// They never cause a conflict.
enum EditorState {
    /// Whether `settle` resolves changes of this attribute by both sides of the merge (ours and theirs), so that they
    /// are not a conflict.
    static func settles(_ attribute: String, of element: String) -> Bool {
        element == "element" || element == "model" && [tools, system].contains(attribute)
    }

    private static let tools = "lastSavedToolsVersion"
    private static let system = "systemVersion"

    static func settle(
        _ root: inout VerbatimElement, _ base: VerbatimElement?, _ ours: VerbatimElement, _ theirs: VerbatimElement
    ) {
        settleBuilds(&root, ours, theirs)
        keepBoxes(&root, ours, theirs)
        prune(&root, [base, ours, theirs])
    }

    /// Uses the build numbers of the file (ours or theirs) that was saved by the newer build of Xcode's editor.
    private static func settleBuilds(
        _ root: inout VerbatimElement, _ ours: VerbatimElement, _ theirs: VerbatimElement
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

    /// Adds the diagram boxes of entities that one side of the merge (ours or theirs) removed but the merge keeps. The
    /// boxes come from the other side.
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
                // The side that removed all entities also removed the diagram.
                root.children.append(diagram)
            }
        }
    }

    private static func names(_ model: VerbatimElement) -> Set<String> {
        Set(model.children.filter { $0.name == "entity" }.compactMap { $0.value("name") })
    }

    /// Removes the diagram boxes of entities that no longer exist.
    private static func prune(_ root: inout VerbatimElement, _ sources: [VerbatimElement?]) {
        let known = sources.compactMap { $0 }.reduce(into: Set<String>()) { $0.formUnion(names($1)) }
        let gone = known.subtracting(names(root))
        guard !gone.isEmpty else { return }
        for index in root.children.indices where root.children[index].name == "elements" {
            root.children[index].children.removeAll { gone.contains($0.value("name") ?? "") }
        }
    }
}
