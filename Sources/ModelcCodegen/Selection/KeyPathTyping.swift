import ModelcPredicates
import ModelcSchema

/// Determines the types of key paths in predicates, through relationships, inherited properties and members of
/// composites.
struct KeyPathTyping {
    let model: ResolvedModel
    /// The entity that the request fetches.
    let entity: EntityDescription

    /// The type of a key path's value; for a collection, the type of its elements. Nil if the model does not define the
    /// type.
    func type(of path: KeyPathUse) -> FetchVariableType? {
        if path.components.last?.collectionOperator == .count { return .integer }
        guard var type = start(of: path.scope) else { return nil }
        var isReal = false
        for component in path.components {
            // A collection operator, such as `@sum`, precedes the key that it applies to, so the path continues from
            // the same object.
            if let collectionOperator = component.collectionOperator {
                isReal = isReal || collectionOperator == .average || collectionOperator == .sum
            } else {
                guard let next = component.name.flatMap({ step($0, from: type) }) else { return nil }
                type = next
            }
        }
        return isReal ? .real : type
    }

    private func start(of scope: KeyPathScope) -> FetchVariableType? {
        switch scope {
        case .root: .object(entityName: entity.name)
        case .element(_, let collection): collection.flatMap(type)
        case .variable, .value: nil
        }
    }

    private func step(_ name: String, from type: FetchVariableType) -> FetchVariableType? {
        switch type {
        case .object(let entityName):
            entityName.flatMap(model.entity).flatMap { step(name, of: $0) }
        case .attribute(let attribute, _):
            attribute.compositeName.flatMap(model.composite).flatMap { composite in
                composite.attributes.first { $0.name == name }
                    .map { FetchVariableType.attribute($0, owner: composite.name) }
            }
        case .objectID, .string, .integer, .real, .boolean, .date, .list: nil
        }
    }

    private func step(_ name: String, of entity: EntityDescription) -> FetchVariableType? {
        guard let found = model.property(named: name, of: entity) else {
            if name == "self" { return .object(entityName: entity.name) }
            return name == "objectID" ? .objectID : nil
        }
        if let attribute = found.property as? AttributeDescription {
            return .attribute(attribute, owner: found.owner.name)
        }
        if let relationship = found.property as? RelationshipDescription {
            return .object(entityName: relationship.destinationName)
        }
        return .object(entityName: (found.property as? FetchedPropertyDescription)?.fetchRequest?.entityName)
    }
}
