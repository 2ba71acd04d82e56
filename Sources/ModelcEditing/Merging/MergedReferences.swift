import ModelcSchema

/// Finds unresolved names in a model: references to elements that do not exist.
package struct MergedReferences {
    /// An element that another element needs. `owner` is the path of the element that needs it, and any of the
    /// `targets` satisfies the need.
    private struct Need: Hashable {
        /// A reference from an element, named as in messages (`Book.author`), to a name.
        struct Reference: Hashable {
            var user: String
            var name: String
        }

        var reference: Reference
        var owner: MergePath
        var targets: [MergePath]
    }

    /// A reference in a predicate or an expression to a name that neither ours nor theirs declares.
    package struct Dangling: Hashable, Sendable {
        package var path: MergePath
        package var user: String
        package var name: String
    }

    private var paths: Set<MergePath> = []
    private let parents: [String: String]
    private let texts: TextReferences?
    private var needs: [Need] = []

    /// - Parameter readsTexts: whether to search predicates and expressions for names.
    private init(_ model: VerbatimElement, readsTexts: Bool) {
        let entities = model.children.filter { $0.name == "entity" }
        parents = Dictionary(
            entities.compactMap { entity in
                entity.value("name").flatMap { name in entity.value("parentEntity").map { (name, $0) } }
            }, uniquingKeysWith: { first, _ in first })
        texts = readsTexts ? TextReferences(model) : nil
        visit(model, MergePath(), entity: nil)
    }

    /// Finds the references of the merged model to elements that it does not contain.
    ///
    /// `kept` has the missing elements that at least one side (ours or theirs) contains. The key is the path of the
    /// element; the value has the elements that use it, as text for messages.
    package static func removedAndUsed(
        in merged: VerbatimElement, ours: VerbatimElement, theirs: VerbatimElement
    ) -> (kept: [MergePath: [String]], dangling: [Dangling]) {
        let readsTexts = merged.lacksSomething(of: ours) || merged.lacksSomething(of: theirs)
        let (all, mine, others) = (
            MergedReferences(merged, readsTexts: readsTexts), MergedReferences(ours, readsTexts: readsTexts),
            MergedReferences(theirs, readsTexts: readsTexts)
        )
        // References that are already unresolved in one side are an error of that side, not of the merge.
        let known = Set((mine.unmet + others.unmet).map(\.reference))
        var kept = KeptElements(all: all, sides: [mine, others])
        var needs = all.unmet
        // Restored elements may need further elements, such as the parents of an entity. They are restored here as
        // well, so that no other merge is necessary.
        while !needs.isEmpty { needs = kept.add(needs.filter { !known.contains($0.reference) }) }
        return (kept.users.mapValues { Array(Set($0)).sorted() }, kept.dangling)
    }

    private var unmet: [Need] { needs.filter { need in !need.targets.contains(where: paths.contains) } }

    /// Elements that are restored because another element needs them.
    private struct KeptElements {
        let all: MergedReferences
        let sides: [MergedReferences]
        /// For each restored element: the elements that use it, as text.
        private(set) var users: [MergePath: [String]] = [:]
        private(set) var dangling: [Dangling] = []
        /// For each restored element: the number of the round in which it was restored.
        private var rounds: [MergePath: Int] = [:]
        private var round = 0
        /// The references that must be satisfied, first those in ours, then those in theirs. The key is the path of
        /// the entity or property that contains the reference.
        private let needsByOwner: [[MergePath: [Need]]]

        init(all: MergedReferences, sides: [MergedReferences]) {
            self.all = all
            self.sides = sides
            needsByOwner = sides.map { side in
                var needs: [MergePath: [Need]] = [:]
                for need in side.needs {
                    for count in 1...2 where need.owner.steps.count >= count {
                        needs[MergePath(Array(need.owner.steps.prefix(count))), default: []].append(need)
                    }
                }
                return needs
            }
        }

        /// Restores the elements that satisfy the given needs.
        ///
        /// - Returns: the needs of the restored elements.
        mutating func add(_ needs: [Need]) -> [Need] {
            round += 1
            var next: [Need] = []
            for need in needs where !need.targets.contains(where: isThere) {
                guard let (lost, side) = lost(need) else {
                    dangling.append(Dangling(path: need.owner, user: need.reference.user, name: need.reference.name))
                    continue
                }
                users[lost, default: []].append(need.reference.user)
                guard rounds[lost] == nil else { continue }
                rounds[lost] = round
                next += needsByOwner[side][lost] ?? []
            }
            return next
        }

        /// Whether an element is in the merged model, or was restored in an earlier round.
        private func isThere(_ path: MergePath) -> Bool {
            if all.paths.contains(path) || rounds[path].map({ $0 < round }) ?? false { return true }
            guard let owner = rounds[MergePath(Array(path.steps.prefix(1)))], owner < round else { return false }
            return sides.contains { $0.paths.contains(path) }
        }

        /// Returns the path of the element to restore, and the side that has it: 0 for ours, 1 for theirs. Nil if
        /// neither side has it. An entity is restored before its property.
        private func lost(_ need: Need) -> (path: MergePath, side: Int)? {
            for target in need.targets {
                guard let side = sides.firstIndex(where: { $0.paths.contains(target) }) else { continue }
                let owner = MergePath(Array(target.steps.prefix(1)))
                let isOwnerThere = all.paths.contains(owner) || rounds[owner].map { $0 < round } ?? false
                return (isOwnerThere ? target : owner, side)
            }
            return nil
        }
    }

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

    /// Adds the need for a property. It can be declared by the entity or by any of its ancestors.
    private mutating func needProperty(_ name: String?, of entity: String?, _ kinds: [String], _ path: MergePath) {
        // Only a plain name is a property. Other texts are expressions or key paths.
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
    /// Whether the other model has an entity, a property or a parent that this model does not have. If not, no
    /// predicate or expression can refer to a missing element.
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
