import ModelcBase
import ModelcPlans
import ModelcPredicates
import ModelcSchema

/// A model of these entities. These functions create models in short form; closures set the remaining properties.
package func model(
    _ entities: EntityDescription..., composites: [CompositeDescription] = [],
    editing edit: (inout ManagedObjectModel) -> Void = { _ in }
) -> ManagedObjectModel {
    var model = ManagedObjectModel()
    model.entities = entities
    model.composites = composites
    edit(&model)
    return model
}

/// An entity; `id` is its renaming identifier, and `line` is its line in the file.
package func entity(
    _ name: String, parent: String? = nil, class className: String? = nil, id: String? = nil,
    _ attributes: [AttributeDescription] = [], links: [RelationshipDescription] = [], line: Int? = nil,
    editing edit: (inout EntityDescription) -> Void = { _ in }
) -> EntityDescription {
    var entity = EntityDescription()
    entity.name = name
    entity.parentName = parent
    entity.representedClassName = className
    entity.renamingIdentifier = id
    entity.attributes = attributes
    entity.relationships = links
    entity.position = line.map(position)
    edit(&entity)
    return entity
}

/// An attribute, optional as the editor creates it; a composite attribute if the name of a composite is given.
package func attribute(
    _ name: String, _ type: AttributeType = .string, optional: Bool = true, composite: String? = nil,
    default text: String? = nil, id: String? = nil, line: Int? = nil,
    editing edit: (inout AttributeDescription) -> Void = { _ in }
) -> AttributeDescription {
    var attribute = AttributeDescription()
    attribute.name = name
    attribute.type = composite == nil ? type : .composite
    attribute.isOptional = optional
    attribute.compositeName = composite
    attribute.defaultValueText = text
    attribute.renamingIdentifier = id
    attribute.position = line.map(position)
    edit(&attribute)
    return attribute
}

/// The name of an attribute denotes an optional string.
extension AttributeDescription: ExpressibleByStringInterpolation {
    package init(stringLiteral name: String) { self = attribute(name) }
}

/// A relationship with only its ends set.
///
/// - Parameter inverse: the inverse's name, or its entity and name (`Book.author`) if that entity is not the
///   destination.
package func relationship(
    _ name: String, to destination: String?, inverse: String? = nil, id: String? = nil, line: Int? = nil,
    editing edit: (inout RelationshipDescription) -> Void = { _ in }
) -> RelationshipDescription {
    var relationship = RelationshipDescription()
    relationship.name = name
    relationship.destinationName = destination
    let parts = (inverse ?? "").split(separator: ".").map(String.init)
    relationship.inverseName = parts.last
    relationship.inverseEntityName = parts.count == 2 ? parts[0] : parts.last.flatMap { _ in destination }
    relationship.renamingIdentifier = id
    relationship.position = line.map(position)
    edit(&relationship)
    return relationship
}

/// An optional relationship to one object, as the editor creates it.
package func link(
    _ name: String, to destination: String?, inverse: String? = nil, id: String? = nil,
    editing edit: (inout RelationshipDescription) -> Void = { _ in }
) -> RelationshipDescription {
    relationship(name, to: destination, inverse: inverse, id: id) {
        $0.isOptional = true
        $0.maximumCount = 1
        $0.deleteRule = .nullify
        edit(&$0)
    }
}

/// An optional relationship to many objects.
package func many(
    _ name: String, to destination: String?, inverse: String? = nil,
    editing edit: (inout RelationshipDescription) -> Void = { _ in }
) -> RelationshipDescription {
    relationship(name, to: destination, inverse: inverse) {
        $0.isOptional = true
        $0.isToMany = true
        $0.deleteRule = .nullify
        edit(&$0)
    }
}

/// A composite of these attributes.
package func composite(_ name: String, _ attributes: AttributeDescription...) -> CompositeDescription {
    var composite = CompositeDescription()
    composite.name = name
    composite.attributes = attributes
    return composite
}

/// A fetch request.
package func request(
    _ name: String, for entity: String?, where predicate: String? = nil,
    editing edit: (inout FetchRequestDescription) -> Void = { _ in }
) -> FetchRequestDescription {
    var request = FetchRequestDescription()
    request.name = name
    request.entityName = entity
    request.predicate = predicate
    edit(&request)
    return request
}

/// A fetched property, with its request named as the editor names it.
package func fetchedProperty(
    _ name: String, for entity: String?, where predicate: String? = nil
) -> FetchedPropertyDescription {
    var property = FetchedPropertyDescription()
    property.name = name
    property.fetchRequest = request("fetchedPropertyFetchRequest", for: entity, where: predicate)
    return property
}

/// A fetch index of these properties.
package func fetchIndex(_ name: String, _ properties: String...) -> FetchIndexDescription {
    var index = FetchIndexDescription()
    index.name = name
    index.elements = properties.map {
        var element = FetchIndexElementDescription()
        element.propertyName = $0
        return element
    }
    return index
}

/// An index in the old notation.
package func compoundIndex(_ properties: String...) -> CompoundIndex {
    var index = CompoundIndex()
    index.members = properties.map { NamedReference(name: $0) }
    return index
}

/// A uniqueness constraint of these properties.
package func constraint(_ properties: String...) -> UniquenessConstraint {
    var constraint = UniquenessConstraint()
    constraint.members = properties.map { NamedReference(name: $0) }
    return constraint
}

/// A configuration of these entities.
package func configuration(_ name: String, _ members: String...) -> ConfigurationDescription {
    var configuration = ConfigurationDescription()
    configuration.name = name
    configuration.members = members.map { NamedReference(name: $0) }
    return configuration
}

/// The beginning of a line of a file.
package func position(_ line: Int) -> SourcePosition { SourcePosition(offset: line * 100, line: line, column: 5) }

extension ValueExpression {
    /// Creates the expression of a mapping from its text form.
    package init(format text: String) throws(PredicateSyntaxError) {
        self.init(try PredicateParser().expression(from: text))
    }
}
