import ModelcSchema

/// Renames several elements of a model at once. Two elements can swap their names.
enum ModelNaming {
    struct Change: Hashable {
        var step: MergePath.Step
        var new: String

        init(_ step: MergePath.Step, _ new: String) {
            self.step = step
            self.new = new
        }
    }

    /// Lookup tables for a model, built once for all renames.
    struct Lookup {
        var names: DeclaredNames
        var mentions: MentionedNames

        init(in model: ManagedObjectModel) {
            names = DeclaredNames(in: model)
            mentions = MentionedNames(in: model)
        }

        /// The indices of the entities that may mention a name.
        func places(of name: String, in model: ManagedObjectModel) -> [Int] {
            mentions.places(of: name, names, in: model) ?? Array(model.entities.indices)
        }
    }

    /// An order for renames in which no element gets a name that another element still has.
    struct Order {
        private var waiting: [Change?]
        /// For each name: the number of elements that still have it and are to be renamed.
        private var present: [String: Int]
        /// For each new name that is not free yet: the indices of the elements that wait for it.
        private var blocked: [String: [Int]] = [:]
        private var ready: [Int] = []
        private var first = 0
        private var circles = 0

        init(_ changes: [Change]) {
            waiting = changes
            present = Dictionary(changes.map { ($0.step.key, 1) }, uniquingKeysWith: +)
            for (index, change) in changes.enumerated() {
                if present[change.new] == nil {
                    ready.append(index)
                } else {
                    blocked[change.new, default: []].append(index)
                }
            }
            ready.reverse()
        }

        /// The next element with its new name; nil at the end.
        mutating func next() -> Change? {
            while let index = ready.popLast() {
                guard let change = waiting[index] else { continue }
                waiting[index] = nil
                free(change.step.key)
                return change
            }
            while first < waiting.count, waiting[first] == nil { first += 1 }
            guard first < waiting.count, let change = waiting[first] else { return nil }
            // The remaining elements exchange names in a cycle, so one of them gets a temporary name.
            circles += 1
            let spare = Change(change.step, change.step.key + "_\(circles)_" + change.new)
            waiting[first]?.step.key = spare.new
            present[spare.new, default: 0] += 1
            free(change.step.key)
            return spare
        }

        private mutating func free(_ name: String) {
            present[name, default: 1] -= 1
            if present[name] == 0 { ready += (blocked.removeValue(forKey: name) ?? []).reversed() }
        }
    }
}

extension ManagedObjectModel {
    /// The entities with their names and renaming identifiers.
    var namedEntities: [NamedElement] {
        entities.map { NamedElement("entity", $0.name, identifier: $0.renamingIdentifier) }
    }

    /// Returns the properties of an entity, or the attributes of a composite.
    ///
    /// - Parameter owner: the path of the entity or composite.
    func namedProperties(of owner: MergePath) -> [NamedElement] {
        guard let step = owner.steps.first else { return [] }
        if step.element == "composite" {
            return NamedElement.all("attribute", composites.first { $0.name == step.key }?.attributes ?? [])
        }
        return entities.first { $0.name == step.key }?.namedProperties ?? []
    }

    /// Renames elements, and updates all references. Renaming identifiers stay unchanged.
    ///
    /// - Parameters:
    ///   - owner: the path of the element that contains the renamed elements: an entity, a composite, or the model
    ///     itself.
    ///   - lookup: the lookup tables from earlier calls; nil in the first call.
    mutating func name(
        _ changes: [ModelNaming.Change], below owner: MergePath, _ lookup: inout ModelNaming.Lookup?
    ) {
        guard !changes.isEmpty else { return }
        if let entity = owner.steps.first?.key, changes.allSatisfy({ $0.step.element == "fetchIndex" }) {
            return nameIndexes(changes, ofEntity: entity)
        }
        var known = lookup ?? ModelNaming.Lookup(in: self)
        lookup = nil
        var order = ModelNaming.Order(changes)
        while let change = order.next() { name(change.step, change.new, below: owner, &known) }
        lookup = known
    }

    /// Renames indexes all together and in any order: nothing refers to an index, and indexes are not sorted.
    private mutating func nameIndexes(_ changes: [ModelNaming.Change], ofEntity name: String) {
        let names = Dictionary(changes.map { ($0.step.key, $0.new) }, uniquingKeysWith: { first, _ in first })
        for entity in entities.indices where entities[entity].name == name {
            for index in entities[entity].fetchIndexes.indices {
                guard let new = names[entities[entity].fetchIndexes[index].name] else { continue }
                entities[entity].fetchIndexes[index].name = new
            }
        }
    }

    private mutating func name(
        _ step: MergePath.Step, _ new: String, below owner: MergePath, _ lookup: inout ModelNaming.Lookup
    ) {
        switch owner.steps.first {
        case nil: namePart(step, new, &lookup)
        case let first?:
            let path = PropertyPath(owner: first.key, name: step.key)
            let places = lookup.places(of: path.name, in: self)
            if !places.isEmpty || lookup.mentions.isRequested(path.name) {
                followProperty(path, to: new, at: places)
            }
            lookup.mentions.follow(path.name, to: new)
            if first.element == "composite" {
                guard let index = composites.firstIndex(where: { $0.name == first.key }) else { return }
                composites[index].attributes.name(step.key, new, by: \.name, isSorted: false)
            } else {
                let place = lookup.names.place(ofEntity: first.key, in: self)
                guard let index = place ?? entities.firstIndex(where: { $0.name == first.key }) else { return }
                if step.element == "attribute" { entities[index].attributes.name(step.key, new, by: \.name) }
                if step.element == "relationship" { entities[index].relationships.name(step.key, new, by: \.name) }
                if step.element == "fetchedProperty" {
                    entities[index].fetchedProperties.name(step.key, new, by: \.name)
                }
            }
        }
    }

    /// Renames a part of the model itself, such as a configuration.
    private mutating func namePart(
        _ step: MergePath.Step, _ new: String, _ lookup: inout ModelNaming.Lookup
    ) {
        switch step.element {
        case "composite": nameComposite(step.key, new)
        case "configuration": configurations.name(step.key, new, by: \.name)
        case "fetchRequest": fetchRequests.name(step.key, new, by: \.name)
        default: nameEntity(step.key, new, &lookup)
        }
    }

    private mutating func nameEntity(_ old: String, _ new: String, _ lookup: inout ModelNaming.Lookup) {
        let known = lookup.names.place(ofEntity: old, in: self)
        guard let index = known ?? entities.firstIndex(where: { $0.name == old }) else { return }
        let users = lookup.mentions.places(of: old, lookup.names, in: self)
        let place = moveEntity(at: index, naming: new, &lookup.names)
        followEntity(old, to: new, at: users?.moved(from: index, to: place) ?? Array(entities.indices))
        lookup.names.rename(entity: old, to: new, at: place, in: self)
        lookup.mentions.rename(entity: old, to: new)
    }

    private mutating func nameComposite(_ old: String, _ new: String) {
        guard let index = composites.firstIndex(where: { $0.name == old }) else { return }
        composites[index].name = new
        composites.resort(index, by: \.name)
        followComposite(old, to: new)
    }

    /// Copies the renaming identifier of an element from another model.
    mutating func copyIdentifier(of step: MergePath.Step, below owner: MergePath, from other: ManagedObjectModel) {
        guard step.element != "fetchIndex" else { return }
        guard let first = owner.steps.first else {
            guard step.element == "entity" else { return }
            let known = other.entities.first { $0.name == step.key }?.renamingIdentifier
            for index in entities.indices where entities[index].name == step.key {
                entities[index].renamingIdentifier = known
            }
            return
        }
        if first.element == "composite" {
            let known = other.composites.first { $0.name == first.key }?.attributes
            for index in composites.indices where composites[index].name == first.key {
                composites[index].attributes.copyIdentifier(of: step.key, from: known ?? [])
            }
        } else if let known = other.entities.first(where: { $0.name == first.key }) {
            for index in entities.indices where entities[index].name == first.key {
                entities[index].attributes.copyIdentifier(of: step.key, from: known.attributes)
                entities[index].relationships.copyIdentifier(of: step.key, from: known.relationships)
                entities[index].fetchedProperties.copyIdentifier(of: step.key, from: known.fetchedProperties)
            }
        }
    }
}

extension EntityDescription {
    /// The declared properties with their names and renaming identifiers.
    var namedProperties: [NamedElement] {
        NamedElement.all("attribute", attributes) + NamedElement.all("relationship", relationships)
            + NamedElement.all("fetchedProperty", fetchedProperties)
    }
}

extension NamedElement {
    fileprivate static func all(_ element: String, _ properties: [some PropertyDescription]) -> [NamedElement] {
        properties.map { NamedElement(element, $0.name, identifier: $0.renamingIdentifier) }
    }
}

extension Array {
    /// - Parameter isSorted: whether Xcode sorts the list by name.
    fileprivate mutating func name(
        _ old: String, _ new: String, by name: WritableKeyPath<Element, String>, isSorted: Bool = true
    ) {
        guard let index = firstIndex(where: { $0[keyPath: name] == old }) else { return }
        self[index][keyPath: name] = new
        if isSorted { resort(index) { $0[keyPath: name] } }
    }
}

extension Array where Element: PropertyDescription {
    fileprivate mutating func copyIdentifier(of name: String, from others: [Element]) {
        guard let index = firstIndex(where: { $0.name == name }) else { return }
        self[index].renamingIdentifier = others.first { $0.name == name }?.renamingIdentifier
    }
}
