import ModelcSchema

/// Values that matter only to the editor: which build saved the file, and where the boxes of a diagram are. They
/// never cause a conflict.
enum EditorState {
    /// Whether an attribute has its own rule if both sides changed it.
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

    /// Takes the builds of the newer side.
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

    /// Keeps the boxes of entities that one side removed but that stay: takes them from the other side.
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
                // The diagram was removed with its last box.
                root.children.append(diagram)
            }
        }
    }

    private static func names(_ model: VerbatimElement) -> Set<String> {
        Set(model.children.filter { $0.name == "entity" }.compactMap { $0.value("name") })
    }

    /// Removes the boxes of entities that no longer exist.
    private static func prune(_ root: inout VerbatimElement, _ sources: [VerbatimElement?]) {
        let known = sources.compactMap { $0 }.reduce(into: Set<String>()) { $0.formUnion(names($1)) }
        let gone = known.subtracting(names(root))
        guard !gone.isEmpty else { return }
        for index in root.children.indices where root.children[index].name == "elements" {
            root.children[index].children.removeAll { gone.contains($0.value("name") ?? "") }
        }
    }
}
