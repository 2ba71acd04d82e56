import ModelcBase
import ModelcSchema

/// One version with its names looked up for comparison. Entities are meant by their position in the model.
///
/// Faulty models are fine: of two things with one name the first counts. A class, for comparisons pass it on a lot.
final class SchemaIndex: Sendable {
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
    private let names: [PropertyNames]

    convenience init(_ model: ManagedObjectModel) {
        self.init(model, names: model.entities.map(PropertyNames.init))
    }

    /// - Parameter names: the names of each entity's own properties, which versions share where an entity stays the same.
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

    /// The property of an identifier that objects of an entity have, own or inherited.
    func property(identifiedBy identifier: String, of entity: Int) -> OwnedProperty? {
        nearest(to: entity) { $0.byIdentifier[identifier] }
    }

    /// The property of a name that objects of an entity have, own or inherited.
    func property(named name: String, of entity: Int) -> OwnedProperty? {
        nearest(to: entity) { $0.byName[name] }
    }

    /// Whether any entity of the same tree declares a property of this identifier.
    func isDeclared(_ identifier: String, inTreeOf entity: Int) -> Bool {
        let root = tree.roots[entity]
        return names.indices.contains { tree.roots[$0] == root && names[$0].byIdentifier[identifier] != nil }
    }

    /// The relationship that another one names as its inverse.
    func inverse(of relationship: RelationshipDescription) -> OwnedProperty? {
        guard
            let name = relationship.inverseName,
            let entity = (relationship.inverseEntityName ?? relationship.destinationName).flatMap({ entityByName[$0] })
        else { return nil }
        return property(named: name, of: entity)
    }

    /// Whether rows that get the entity's own properties need nothing for it: no value, no link, no doubt about the hash.
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

/// Where an entity's own attributes and relationships stand, by name and by identifier; of several the first.
final class PropertyNames: Sendable {
    let byName: [String: Int]
    let byIdentifier: [String: Int]
    /// Whether all of them can be added to rows without a condition.
    let asksNothing: Bool

    init(_ entity: EntityDescription) {
        asksNothing =
            entity.attributes.allSatisfy { ($0.isOptional || $0.isTransient) && $0.hasProvenHash }
            && entity.relationships.allSatisfy { $0.isOptional || $0.isTransient }
        let properties: [(name: String, identifier: String)] =
            entity.attributes.map { ($0.name, $0.identifier) } + entity.relationships.map { ($0.name, $0.identifier) }
        byName = Dictionary(properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        byIdentifier = Dictionary(
            properties.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension AttributeDescription {
    /// Whether the rules for the version hash are proven for an attribute like this: no composite, and if it is derived,
    /// an expression of a measured form (FormatVersionHash §2.2).
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

/// A property that a store may know: an attribute or a relationship. Boxed, for the descriptions are large and their
/// copies dear.
indirect enum SchemaProperty: Sendable {
    case attribute(AttributeDescription)
    case relationship(RelationshipDescription)

    var name: String {
        switch self {
        case .attribute(let attribute): attribute.name
        case .relationship(let relationship): relationship.name
        }
    }
    var isTransient: Bool {
        switch self {
        case .attribute(let attribute): attribute.isTransient
        case .relationship(let relationship): relationship.isTransient
        }
    }
    var isIndexed: Bool {
        switch self {
        case .attribute(let attribute): attribute.isIndexed
        case .relationship(let relationship): relationship.isIndexed
        }
    }
    /// A renaming identifier under a name that is not read, if it names an older property.
    func mistake(naming older: SchemaProperty) -> VerbatimAttribute? {
        let mistake =
            switch self {
            case .attribute(let attribute):
                MistakenNames.mistake(for: MistakenNames.renamingIdentifier, in: attribute, named: "attribute")
            case .relationship(let relationship):
                MistakenNames.mistake(for: MistakenNames.renamingIdentifier, in: relationship, named: "relationship")
            }
        return mistake.flatMap { [older.name, older.identifier].contains($0.value) ? $0 : nil }
    }

    var renamingIdentifier: String? {
        switch self {
        case .attribute(let attribute): attribute.renamingIdentifier
        case .relationship(let relationship): relationship.renamingIdentifier
        }
    }
    var position: SourcePosition? {
        switch self {
        case .attribute(let attribute): attribute.position
        case .relationship(let relationship): relationship.position
        }
    }

    /// What the property is matched by: its renaming identifier, else its name (FormatMigrationFacts §4).
    var identifier: String {
        switch self {
        case .attribute(let attribute): attribute.identifier
        case .relationship(let relationship): relationship.identifier
        }
    }

    /// The kind in the words of the XML form.
    var kindName: String {
        switch self {
        case .attribute: "attribute"
        case .relationship: "relationship"
        }
    }
}

extension EntityDescription {
    /// Attributes, then relationships, in file order.
    var schemaProperties: [SchemaProperty] {
        attributes.map(SchemaProperty.attribute) + relationships.map(SchemaProperty.relationship)
    }
}

extension SchemaIndex {
    /// Whether the entity that declares a property, or an ancestor, has its identifier for a property of another name.
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
