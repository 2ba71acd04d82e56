import ModelcSchema

/// Renames elements of a model, all at once: two elements may swap their names.
enum ModelNaming {
    struct Change: Hashable {
        var step: MergePath.Step
        var new: String

        init(_ step: MergePath.Step, _ new: String) {
            self.step = step
            self.new = new
        }
    }
}

extension ManagedObjectModel {
    /// The entities, with what identifies each.
    var namedEntities: [NamedElement] {
        entities.map { NamedElement("entity", $0.name, identifier: $0.renamingIdentifier) }
    }

    /// Returns the properties of an entity, or the attributes of a composite.
    ///
    /// - Parameter owner: its path.
    func namedProperties(of owner: MergePath) -> [NamedElement] {
        guard let step = owner.steps.first else { return [] }
        if step.element == "composite" {
            return NamedElement.all("attribute", composites.first { $0.name == step.key }?.attributes ?? [])
        }
        return entities.first { $0.name == step.key }?.namedProperties ?? []
    }

    /// Renames elements, and updates all references. Renaming identifiers do not change.
    ///
    /// - Parameter owner: the parent of the elements: an entity, a composite, or the model itself.
    mutating func name(_ changes: [ModelNaming.Change], below owner: MergePath) {
        var waiting = changes
        var number = 0
        while !waiting.isEmpty {
            let present = waiting.map(\.step.key)
            if let index = waiting.firstIndex(where: { !present.contains($0.new) }) {
                let change = waiting.remove(at: index)
                name(change.step, change.new, below: owner)
            } else {
                // The renames form a cycle.
                number += 1
                let free = waiting[0].step.key + "_\(number)_" + waiting[0].new
                name(waiting[0].step, free, below: owner)
                waiting[0].step.key = free
            }
        }
    }

    private mutating func name(_ step: MergePath.Step, _ new: String, below owner: MergePath) {
        switch owner.steps.first {
        case nil: namePart(step, new)
        case let first? where step.element == "fetchIndex":
            for index in entities.indices where entities[index].name == first.key {
                entities[index].fetchIndexes.name(step.key, new, by: \.name, isSorted: false)
            }
        case let first?:
            let path = PropertyPath(owner: first.key, name: step.key)
            followProperty(path, to: new)
            if first.element == "composite" {
                guard let index = composites.firstIndex(where: { $0.name == first.key }) else { return }
                composites[index].attributes.name(step.key, new, by: \.name, isSorted: false)
            } else {
                guard let index = entities.firstIndex(where: { $0.name == first.key }) else { return }
                if step.element == "attribute" { entities[index].attributes.name(step.key, new, by: \.name) }
                if step.element == "relationship" { entities[index].relationships.name(step.key, new, by: \.name) }
                if step.element == "fetchedProperty" {
                    entities[index].fetchedProperties.name(step.key, new, by: \.name)
                }
            }
        }
    }

    /// Renames a part of the model itself.
    private mutating func namePart(_ step: MergePath.Step, _ new: String) {
        switch step.element {
        case "composite": nameComposite(step.key, new)
        case "configuration": configurations.name(step.key, new, by: \.name)
        case "fetchRequest": fetchRequests.name(step.key, new, by: \.name)
        default: nameEntity(step.key, new)
        }
    }

    private mutating func nameEntity(_ old: String, _ new: String) {
        guard let index = entities.firstIndex(where: { $0.name == old }) else { return }
        entities[index].name = new
        entities.resort(index, by: \.name)
        followEntity(old, to: new)
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
    /// The properties that it declares, with what identifies each.
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
