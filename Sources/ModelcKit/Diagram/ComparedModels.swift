import ModelcSchema

/// Two versions combined into one model: the newer version, with the elements that only the older version has, and a
/// mark for each changed element.
struct ComparedModels {
    private(set) var model: ManagedObjectModel
    private(set) var marks = DiagramMarks()
    private let names: Names

    /// - Parameter difference: the difference between the two versions.
    init(from old: ManagedObjectModel, to new: ManagedObjectModel, _ difference: ModelDifference) {
        model = new
        names = Names(difference)
        let oldEntities = Dictionary(old.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let newEntities = Dictionary(
            new.entities.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        for change in difference.changes {
            guard let name = change.newEntity, let index = newEntities[name] else {
                guard let removed = change.oldEntity.flatMap({ oldEntities[$0] }) else { continue }
                restore(removed)
                continue
            }
            // A change of an inheritance hierarchy names only the newer entity.
            guard change.oldEntity != nil || oldEntities[names.old(of: name)] != nil else {
                marks[name, nil] = .added
                continue
            }
            let source = change.oldEntity.flatMap { oldEntities[$0] }
            if !markProperty(change, of: name, index, source), marks[name, nil] == nil {
                marks[name, nil] = .altered
            }
        }
        for entity in new.entities {
            let formerName = names.old(of: entity.name)
            guard let former = oldEntities[formerName] else { continue }
            if formerName != entity.name { marks.formerNames[entity.name] = formerName }
            let parent = former.parentName.map { names[$0] }
            if parent != entity.parentName { marks.formerParents[entity.name] = .some(parent) }
        }
    }

    /// Returns the name of an entity in the diagram. For a renamed entity, this is the newer name.
    func name(of entity: String) -> String {
        model.entities.contains { $0.name == entity } ? entity : names[entity]
    }

    /// Maps the older names of renamed entities to the newer names, and back.
    private struct Names {
        private var newNames: [String: String] = [:]
        private var oldNames: [String: String] = [:]

        init(_ difference: ModelDifference) {
            for change in difference.changes where change.kind == .entityRenamed {
                guard let old = change.oldEntity, let new = change.newEntity else { continue }
                newNames[old] = new
                oldNames[new] = old
            }
        }

        func renamed(_ relationship: RelationshipDescription) -> RelationshipDescription {
            var renamed = relationship
            renamed.destinationName = relationship.destinationName.map { newNames[$0] ?? $0 }
            renamed.inverseEntityName = relationship.inverseEntityName.map { newNames[$0] ?? $0 }
            return renamed
        }

        subscript(name: String) -> String { newNames[name] ?? name }

        func old(of name: String) -> String { oldNames[name] ?? name }
    }

    private mutating func restore(_ entity: EntityDescription) {
        guard marks[entity.name, nil] != .removed else { return }
        marks[entity.name, nil] = .removed
        var entity = entity
        entity.parentName = entity.parentName.map { names[$0] }
        entity.relationships = entity.relationships.map(names.renamed)
        model.entities.append(entity)
    }

    /// Marks the property that a change is about. Returns false if the diagram does not show the property.
    private mutating func markProperty(
        _ change: SchemaChange, of name: String, _ index: Int, _ old: EntityDescription?
    ) -> Bool {
        if let property = change.newProperty {
            guard model.entities[index].properties.contains(where: { $0.name == property }) else { return false }
            // A property that was added stays marked as added, even if further changes affect it.
            marks[name, property] = change.oldProperty == nil ? .added : marks[name, property] ?? .altered
            if let former = change.oldProperty {
                marks.formerProperties[ElementName(entity: name, property: property)] = self.property(former, of: old)
            }
            return true
        }
        guard let former = change.oldProperty, let removed = property(former, of: old) else { return false }
        guard marks[name, former] == nil else { return true }
        restore(removed, in: index)
        marks[name, former] = .removed
        return true
    }

    /// Adds a property that only the older version has.
    private mutating func restore(_ property: FormerProperty, in index: Int) {
        switch property {
        case .attribute(let attribute): model.entities[index].attributes.append(attribute)
        case .relationship(let relationship): model.entities[index].relationships.append(relationship)
        case .fetchedProperty(let fetched): model.entities[index].fetchedProperties.append(fetched)
        }
    }

    /// Returns a property of an entity in the older version, but with the newer name of its destination entity; nil if
    /// there is no such property.
    private func property(_ name: String, of entity: EntityDescription?) -> FormerProperty? {
        guard let entity else { return nil }
        if let attribute = entity.attributes.first(where: { $0.name == name }) { return .attribute(attribute) }
        if let relationship = entity.relationships.first(where: { $0.name == name }) {
            return .relationship(names.renamed(relationship))
        }
        return entity.fetchedProperties.first { $0.name == name }.map(FormerProperty.fetchedProperty)
    }
}
