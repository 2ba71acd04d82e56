import ModelcSchema

/// The names of one version, indexed for comparison. Entities are given by their index in the model.
///
/// Invalid models are supported: if two elements have the same name, the first is used. This is a class because
/// comparisons pass it on often.
final class SchemaIndex: Sendable {
    /// A property, and the entity that declares it.
    struct OwnedProperty {
        var property: SchemaProperty
        var owner: Int
        /// The index of the property in the entity that declares it.
        var index: Int
    }

    let model: ManagedObjectModel
    let tree: InheritanceTree
    /// For each entity: its own attributes and relationships.
    let properties: [[SchemaProperty]]
    private let entityByName: [String: Int]
    private let names: [PropertyNames]

    convenience init(_ model: ManagedObjectModel) {
        self.init(model, names: model.entities.map(PropertyNames.init))
    }

    /// - Parameter names: for each entity, the names of its own properties. Versions share the names of unchanged
    ///   entities.
    init(_ model: ManagedObjectModel, names: [PropertyNames]) {
        self.model = model
        self.names = names
        var entityByName: [String: Int] = Dictionary(minimumCapacity: model.entities.count)
        for (index, entity) in model.entities.enumerated() where entityByName[entity.name] == nil {
            entityByName[entity.name] = index
        }
        tree = InheritanceTree(
            parents: model.entities.map { entity in entity.parentName.flatMap { entityByName[$0] } })
        properties = model.entities.map(\.schemaProperties)
        self.entityByName = entityByName
    }

    var entities: [EntityDescription] { model.entities }

    func entity(named name: String) -> Int? { entityByName[name] }

    /// Returns the property of an entity with this renaming identifier, own or inherited; nil if there is none.
    func property(identifiedBy identifier: String, of entity: Int) -> OwnedProperty? {
        nearest(to: entity) { $0.byIdentifier[identifier] }
    }

    /// Returns the property of an entity with this name, own or inherited; nil if there is none.
    func property(named name: String, of entity: Int) -> OwnedProperty? {
        nearest(to: entity) { $0.byName[name] }
    }

    /// Whether any entity of the same tree declares a property with this identifier.
    func isDeclared(_ identifier: String, inTreeOf entity: Int) -> Bool {
        let root = tree.roots[entity]
        return names.indices.contains { tree.roots[$0] == root && names[$0].byIdentifier[identifier] != nil }
    }

    /// Returns the relationship that `relationship` names as its inverse; nil if there is none.
    func inverse(of relationship: RelationshipDescription) -> OwnedProperty? {
        guard
            let name = relationship.inverseName,
            let entity = (relationship.inverseEntityName ?? relationship.destinationName).flatMap({ entityByName[$0] })
        else { return nil }
        return property(named: name, of: entity)
    }

    /// True if a migration can add the entity's own properties to existing rows without a precondition: no value or
    /// link is required, and no version hash is unverified.
    func asksNothing(_ entity: Int) -> Bool { names[entity].asksNothing }

    private func nearest(to entity: Int, _ place: (PropertyNames) -> Int?) -> OwnedProperty? {
        var next: Int? = entity
        while let owner = next {
            if let index = place(names[owner]) {
                return OwnedProperty(property: properties[owner][index], owner: owner, index: index)
            }
            next = tree.parents[owner]
        }
        return nil
    }
}

extension AttributeDescription {
    /// Whether the version hash rules are verified for this kind of attribute. False for a composite attribute, and for
    /// a derived attribute whose expression has a form that was not measured (FormatVersionHash §2.2).
    var hasProvenHash: Bool {
        if isTransient { return true }
        if isDerived { return derivationExpression.map(AttributeDescription.isMeasured) ?? false }
        switch type {
        case .composite, .objectID: return false
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date,
            .binary,
            .uuid, .uri, .transformable:
            return true
        }
    }

    private static func isMeasured(_ expression: String) -> Bool {
        if expression == "now()" { return true }
        if expression.hasPrefix("canonical:("), expression.hasSuffix(")") {
            return isName(expression.dropFirst("canonical:(".count).dropLast())
        }
        return expression.hasSuffix(".@count") && isName(expression.dropLast(".@count".count))
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    }
}

extension EntityDescription {
    /// The attributes, then the relationships, in file order.
    var schemaProperties: [SchemaProperty] {
        attributes.map(SchemaProperty.attribute) + relationships.map(SchemaProperty.relationship)
    }
}

extension SchemaIndex {
    /// Whether the renaming identifier is also used for a property with another name, in the entity that declares the
    /// property or in an ancestor.
    func isRepeated(_ property: SchemaProperty, _ owner: Int) -> Bool {
        guard let nearest = self.property(identifiedBy: property.identifier, of: owner) else { return false }
        return nearest.property.name != property.name || isRepeatedAbove(property, owner)
    }

    private func isRepeatedAbove(_ property: SchemaProperty, _ owner: Int) -> Bool {
        guard let parent = tree.parents[owner] else { return false }
        return self.property(identifiedBy: property.identifier, of: parent).map { $0.property.name != property.name }
            ?? false
    }
}
