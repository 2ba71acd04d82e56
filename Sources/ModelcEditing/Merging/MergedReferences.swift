import ModelcSchema

/// The names in a model that lead nowhere: what the elements that refer to others need.
package struct MergedReferences {
    /// What is missing, as people name what needs it: `Book.author`. Each path is a way to satisfy the need.
    private struct Need: Hashable {
        /// What refers to the name.
        struct Reference: Hashable {
            var user: String
            var name: String
        }

        var reference: Reference
        var owner: MergePath
        var targets: [MergePath]
    }

    /// A text that names what neither side has where the text would find it, and where the text is.
    package struct Dangling: Hashable, Sendable {
        package var path: MergePath
        package var user: String
        package var name: String
    }

    /// All elements of the model.
    private var paths: Set<MergePath> = []
    private let parents: [String: String]
    private let texts: TextReferences?
    private var needs: [Need] = []

    /// - Parameter readsTexts: whether predicates and expressions are read for the names in them.
    private init(_ model: VerbatimElement, readsTexts: Bool) {
        let entities = model.children.filter { $0.name == "entity" }
        parents = Dictionary(
            entities.compactMap { entity in
                entity.value("name").flatMap { name in entity.value("parentEntity").map { (name, $0) } }
            }, uniquingKeysWith: { first, _ in first })
        texts = readsTexts ? TextReferences(model) : nil
        visit(model, MergePath(), entity: nil)
    }

    /// What has to stay in a merged model, with what uses it: elements that it lacks, and that one of the sides has.
    package static func removedAndUsed(
        in merged: VerbatimElement, ours: VerbatimElement, theirs: VerbatimElement
    ) -> (kept: [MergePath: [String]], dangling: [Dangling]) {
        var found: [MergePath: [String]] = [:]
        var dangling: [Dangling] = []
        let readsTexts = merged.lacksSomething(of: ours) || merged.lacksSomething(of: theirs)
        let (all, mine, others) = (
            MergedReferences(merged, readsTexts: readsTexts), MergedReferences(ours, readsTexts: readsTexts),
            MergedReferences(theirs, readsTexts: readsTexts)
        )
        // What one side alone leaves dangling is its own fault.
        let known = Set((mine.unmet + others.unmet).map(\.reference))
        for need in all.unmet where !known.contains(need.reference) {
            guard let lost = need.targets.first(where: { mine.paths.contains($0) || others.paths.contains($0) }) else {
                dangling.append(Dangling(path: need.owner, user: need.reference.user, name: need.reference.name))
                continue
            }
            // The entity has to be there before its property.
            let owner = MergePath(Array(lost.steps.prefix(1)))
            found[all.paths.contains(owner) ? lost : owner, default: []].append(need.reference.user)
        }
        return (found.mapValues { Array(Set($0)).sorted() }, dangling)
    }

    private var unmet: [Need] { needs.filter { need in !need.targets.contains(where: paths.contains) } }

    private mutating func visit(_ element: VerbatimElement, _ path: MergePath, entity: String?) {
        paths.insert(path)
        add(element, path, entity)
        for use in texts?.uses(of: element, in: entity) ?? [] { need(use.name, use.targets, path) }
        let owner = ["entity", "composite"].contains(element.name) ? element.value("name") : entity
        for (step, child) in zip(element.childSteps, element.children) {
            visit(child, path.appending(step), entity: owner)
        }
    }

    private mutating func add(_ element: VerbatimElement, _ path: MergePath, _ entity: String?) {
        switch element.name {
        case "entity": needEntity(element.value("parentEntity"), path)
        case "relationship":
            needEntity(element.value("destinationEntity"), path)
            if let name = element.value("inverseName"), let owner = element.value("inverseEntity") {
                needProperty(name, of: owner, ["relationship"], path)
            }
        case "fetchRequest": needEntity(element.value("entity"), path)
        case "memberEntity": needEntity(element.value("name"), path)
        case "attribute":
            guard let composite = element.value("composite") else { return }
            need(composite, [MergePath([.init("composite", composite)])], path)
        case "fetchIndexElement": needProperty(element.value("property"), of: entity, MergePath.properties, path)
        case "constraint", "index": needProperty(element.value("value"), of: entity, MergePath.properties, path)
        default: break
        }
    }

    private mutating func need(_ name: String, _ targets: [MergePath], _ path: MergePath) {
        let reference = Need.Reference(user: path.text, name: name)
        needs.append(Need(reference: reference, owner: path, targets: targets))
    }

    private mutating func needEntity(_ name: String?, _ path: MergePath) {
        guard let name, !name.isEmpty else { return }
        need(name, [MergePath.entity(name)], path)
    }

    /// A property may be inherited.
    private mutating func needProperty(_ name: String?, of entity: String?, _ kinds: [String], _ path: MergePath) {
        // What begins otherwise is an expression or a key path.
        guard let name, let entity, !name.isEmpty, !name.contains("."), !name.contains("(") else { return }
        var owners: [String] = []
        var next: String? = entity
        while let owner = next, !owners.contains(owner) {
            owners.append(owner)
            next = parents[owner]
        }
        need(name, owners.flatMap { owner in kinds.map { MergePath.property($0, name, of: owner) } }, path)
    }
}

extension VerbatimElement {
    /// Whether another model has an entity, a property or a parent that this one does not have. Only then can a text name what is
    /// gone.
    fileprivate func lacksSomething(of other: VerbatimElement) -> Bool {
        !other.textTargets.isSubset(of: textTargets)
    }

    private var textTargets: Set<MergePath> {
        var found: Set<MergePath> = []
        for owner in children where ["entity", "composite"].contains(owner.name) {
            let path = MergePath([.init(owner.name, owner.value("name") ?? "")])
            found.insert(path)
            if let parent = owner.value("parentEntity") { found.insert(path.appending(.init("parentEntity", parent))) }
            for child in owner.children where MergePath.properties.contains(child.name) {
                let destination = child.value("destinationEntity") ?? child.value("composite") ?? ""
                found.insert(path.appending(.init(child.name, (child.value("name") ?? "") + " " + destination)))
            }
        }
        return found
    }
}
