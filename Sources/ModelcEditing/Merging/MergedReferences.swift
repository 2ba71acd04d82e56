import ModelcSchema

/// The names in a model that lead nowhere: what the elements that refer to others need.
package struct MergedReferences {
    /// What is missing, as people name what needs it: `Book.author`. Each path is a way to satisfy the need.
    private struct Need: Hashable {
        var user: String
        var targets: [MergePath]
    }

    /// All elements of the model.
    private var paths: Set<MergePath> = []
    private let parents: [String: String]
    private var needs: [Need] = []

    private init(_ model: VerbatimElement) {
        let entities = model.children.filter { $0.name == "entity" }
        parents = Dictionary(
            entities.compactMap { entity in
                entity.value("name").flatMap { name in entity.value("parentEntity").map { (name, $0) } }
            }, uniquingKeysWith: { first, _ in first })
        visit(model, MergePath(), entity: nil)
    }

    /// What has to stay in a merged model, with what uses it: elements that it lacks, and that one of the sides has.
    package static func removedAndUsed(
        in merged: VerbatimElement, ours: VerbatimElement, theirs: VerbatimElement
    ) -> [MergePath: [String]] {
        var found: [MergePath: [String]] = [:]
        let (all, mine, others) = (MergedReferences(merged), MergedReferences(ours), MergedReferences(theirs))
        // What one side alone leaves dangling is its own fault.
        let known = Set(mine.unmet + others.unmet)
        for need in all.unmet where !known.contains(need) {
            let lost = need.targets.first { mine.paths.contains($0) || others.paths.contains($0) }
            guard let lost else { continue }
            // The entity has to be there before its property.
            let owner = MergePath(Array(lost.steps.prefix(1)))
            found[all.paths.contains(owner) ? lost : owner, default: []].append(need.user)
        }
        return found.mapValues { Array(Set($0)).sorted() }
    }

    private var unmet: [Need] { needs.filter { need in !need.targets.contains(where: paths.contains) } }

    private mutating func visit(_ element: VerbatimElement, _ path: MergePath, entity: String?) {
        paths.insert(path)
        add(element, path, entity)
        let owner = element.name == "entity" ? element.value("name") : entity
        for (step, child) in zip(element.childSteps, element.children) {
            visit(child, path.appending(step), entity: owner)
        }
    }

    private mutating func add(_ element: VerbatimElement, _ path: MergePath, _ entity: String?) {
        let user = path.text
        switch element.name {
        case "entity": needEntity(element.value("parentEntity"), user)
        case "relationship":
            needEntity(element.value("destinationEntity"), user)
            if let name = element.value("inverseName"), let owner = element.value("inverseEntity") {
                needProperty(name, of: owner, ["relationship"], user)
            }
        case "fetchRequest": needEntity(element.value("entity"), user)
        case "memberEntity": needEntity(element.value("name"), user)
        case "attribute":
            guard let composite = element.value("composite") else { return }
            needs.append(Need(user: user, targets: [MergePath([.init("composite", composite)])]))
        case "fetchIndexElement": needProperty(element.value("property"), of: entity, MergePath.properties, user)
        case "constraint", "index": needProperty(element.value("value"), of: entity, MergePath.properties, user)
        default: break
        }
    }

    private mutating func needEntity(_ name: String?, _ user: String) {
        guard let name, !name.isEmpty else { return }
        needs.append(Need(user: user, targets: [MergePath.entity(name)]))
    }

    /// A property may be inherited.
    private mutating func needProperty(_ name: String?, of entity: String?, _ kinds: [String], _ user: String) {
        // What begins otherwise is an expression or a key path.
        guard let name, let entity, !name.isEmpty, !name.contains("."), !name.contains("(") else { return }
        var owners: [String] = []
        var next: String? = entity
        while let owner = next, !owners.contains(owner) {
            owners.append(owner)
            next = parents[owner]
        }
        let targets = owners.flatMap { owner in kinds.map { MergePath.property($0, name, of: owner) } }
        needs.append(Need(user: user, targets: targets))
    }
}
