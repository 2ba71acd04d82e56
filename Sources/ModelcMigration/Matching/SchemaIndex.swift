import ModelcSchema

/// One version with its names looked up for comparison. Entities are meant by their position in the model.
///
/// Faulty models are fine: of two things with one name the first counts.
struct SchemaIndex {
    /// A property with the entity that declares it.
    struct OwnedProperty {
        var property: SchemaProperty
        var owner: Int
        /// The position among the owner's properties.
        var index: Int
    }

    let model: ManagedObjectModel
    let tree: InheritanceTree
    /// Each entity's own attributes and relationships.
    let properties: [[SchemaProperty]]
    private let entityByName: [String: Int]
    private let declarationsByIdentifier: [Scope: [Declaration]]
    private let declarationsByName: [Scope: [Declaration]]

    /// A name in one inheritance tree.
    private struct Scope: Hashable {
        var root: Int
        var name: String
    }

    private struct Declaration {
        var owner: Int
        var index: Int
    }

    init(_ model: ManagedObjectModel) {
        self.model = model
        var entityByName: [String: Int] = Dictionary(minimumCapacity: model.entities.count)
        for (index, entity) in model.entities.enumerated() where entityByName[entity.name] == nil {
            entityByName[entity.name] = index
        }
        let tree = InheritanceTree(
            parents: model.entities.map { entity in entity.parentName.flatMap { entityByName[$0] } })
        var byIdentifier: [Scope: [Declaration]] = [:]
        var byName: [Scope: [Declaration]] = [:]
        let properties = model.entities.map(\.schemaProperties)
        for (owner, own) in properties.enumerated() {
            for (index, property) in own.enumerated() {
                let declaration = Declaration(owner: owner, index: index)
                byIdentifier[Scope(root: tree.roots[owner], name: property.identifier), default: []].append(declaration)
                byName[Scope(root: tree.roots[owner], name: property.name), default: []].append(declaration)
            }
        }
        self.entityByName = entityByName
        self.tree = tree
        self.properties = properties
        declarationsByIdentifier = byIdentifier
        declarationsByName = byName
    }

    var entities: [EntityDescription] { model.entities }

    func entity(named name: String) -> Int? { entityByName[name] }

    /// The property of an identifier that objects of an entity have, own or inherited.
    func property(identifiedBy identifier: String, of entity: Int) -> OwnedProperty? {
        nearest(declarationsByIdentifier[Scope(root: tree.roots[entity], name: identifier)], to: entity)
    }

    /// The property of a name that objects of an entity have, own or inherited.
    func property(named name: String, of entity: Int) -> OwnedProperty? {
        nearest(declarationsByName[Scope(root: tree.roots[entity], name: name)], to: entity)
    }

    /// Whether any entity of the same tree declares a property of this identifier.
    func isDeclared(_ identifier: String, inTreeOf entity: Int) -> Bool {
        declarationsByIdentifier[Scope(root: tree.roots[entity], name: identifier)] != nil
    }

    /// The relationship that another one names as its inverse.
    func inverse(of relationship: RelationshipDescription) -> OwnedProperty? {
        guard
            let name = relationship.inverseName,
            let entity = (relationship.inverseEntityName ?? relationship.destinationName).flatMap({ entityByName[$0] })
        else { return nil }
        return property(named: name, of: entity)
    }

    private func nearest(_ declarations: [Declaration]?, to entity: Int) -> OwnedProperty? {
        var found: Declaration?
        for declaration in declarations ?? [] where tree.isAncestor(declaration.owner, orSelf: entity) {
            if let known = found, tree.depth(known.owner) >= tree.depth(declaration.owner) { continue }
            found = declaration
        }
        return found.map {
            OwnedProperty(property: properties[$0.owner][$0.index], owner: $0.owner, index: $0.index)
        }
    }
}
