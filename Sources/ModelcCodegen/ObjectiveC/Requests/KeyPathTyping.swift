import ModelcPredicates
import ModelcSchema

/// Follows key paths of predicates through the model.
struct KeyPathTyping {
    let model: ResolvedModel
    /// The entity that the request fetches.
    let entity: EntityDescription

    /// Where a key path leads.
    struct End {
        let type: FetchVariableType
        /// Whether the path crosses a to-many relationship, or ends in one.
        let isCollection: Bool
    }

    /// Where a key path leads; nil where the model does not tell.
    func end(of use: KeyPathUse) -> End? {
        if use.components.last?.collectionOperator == .count { return End(type: .number, isCollection: false) }
        guard var end = start(of: use.scope) else { return nil }
        for component in use.components {
            guard let next = step(from: end, component) else { return nil }
            end = next
        }
        return end
    }

    private func start(of scope: KeyPathScope) -> End? {
        switch scope {
        case .root: End(type: .object(entityName: entity.name), isCollection: false)
        case .element(_, let collection):
            collection.flatMap(end).map { End(type: $0.type, isCollection: false) }
        case .variable, .value: nil
        }
    }

    private func step(from end: End, _ component: KeyPathComponent) -> End? {
        guard let name = component.name else { return apply(component.collectionOperator, to: end) }
        switch end.type {
        case .object(let entityName):
            guard let entity = entityName.flatMap(model.entity),
                let found = model.property(named: name, of: entity)
            else { return nil }
            return step(to: found.property, of: found.owner.name, isCollection: end.isCollection)
        case .attribute(let attribute, _):
            guard let composite = attribute.compositeName.flatMap(model.composite),
                let member = composite.attributes.first(where: { $0.name == name })
            else { return nil }
            return End(type: .attribute(member, owner: composite.name), isCollection: end.isCollection)
        case .string, .number, .list: return nil
        }
    }

    private func step(to property: any PropertyDescription, of owner: String, isCollection: Bool) -> End? {
        switch property {
        case let attribute as AttributeDescription:
            End(type: .attribute(attribute, owner: owner), isCollection: isCollection)
        case let relationship as RelationshipDescription:
            End(
                type: .object(entityName: relationship.destinationName),
                isCollection: isCollection || relationship.isToMany)
        case let fetched as FetchedPropertyDescription:
            End(type: .object(entityName: fetched.fetchRequest?.entityName), isCollection: true)
        default: nil
        }
    }

    /// Operators stand before the key they work on, so the path goes on from the same object.
    private func apply(_ collectionOperator: CollectionOperator?, to end: End) -> End? {
        switch collectionOperator {
        case .maximum, .minimum, .sum, .average: End(type: end.type, isCollection: false)
        case .distinctUnionOfObjects, .unionOfObjects, .distinctUnionOfArrays, .unionOfArrays, .distinctUnionOfSets: end
        case .count: End(type: .number, isCollection: false)
        case nil: nil
        }
    }
}
