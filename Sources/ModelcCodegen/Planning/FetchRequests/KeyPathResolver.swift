import ModelcPredicates
import ModelcSchema

/// Finds the types of values that a predicate's key paths lead to, through relationships and inherited properties.
struct KeyPathResolver {
    /// What a part of a key path leads to; of a collection it is an element.
    private enum Target {
        case entity(EntityDescription)
        case composite(CompositeDescription)
        case value(SwiftType)
    }

    let model: ResolvedModel
    let selection: EntitySelection
    let values: StoredTypePlanner
    /// The entity that the predicate tests objects of.
    let root: EntityDescription

    /// The type of a value, or of an element of a collection; nil where it cannot be told.
    func type(of path: KeyPathUse) -> SwiftType? {
        switch target(of: path) {
        case .entity(let entity): selection.objectType(ofEntityNamed: entity.name).optional(false)
        case .value(let type): type.optional(false)
        case .composite, nil: nil
        }
    }

    private func target(of path: KeyPathUse) -> Target? {
        if path.components.last?.collectionOperator == .count { return .value(integer) }
        var target = start(path.scope)
        var isAverage = false
        for component in path.components {
            guard let current = target else { return nil }
            if let collectionOperator = component.collectionOperator {
                isAverage = isAverage || collectionOperator == .average || collectionOperator == .sum
            } else {
                target = component.name.flatMap { step($0, from: current) }
            }
        }
        return isAverage && target != nil ? .value(SwiftType(values.names.swift("Double"))) : target
    }

    private func start(_ scope: KeyPathScope) -> Target? {
        switch scope {
        case .root: .entity(root)
        case .element(_, let collection): collection.flatMap(target)
        case .variable, .value: nil
        }
    }

    private func step(_ name: String, from target: Target) -> Target? {
        switch target {
        case .value: nil
        case .composite(let composite): composite.attributes.first { $0.name == name }.flatMap(value)
        case .entity(let entity): property(name, of: entity)
        }
    }

    private func property(_ name: String, of entity: EntityDescription) -> Target? {
        switch model.property(named: name, of: entity)?.property {
        case let attribute as AttributeDescription: return value(of: attribute)
        case let relationship as RelationshipDescription:
            return model.destination(of: relationship).map(Target.entity)
        case let fetched as FetchedPropertyDescription:
            return fetched.fetchRequest?.entityName.flatMap { model.entity(named: $0) }.map(Target.entity)
        default:
            if name == "self" { return .entity(entity) }
            return name == "objectID" ? .value(.managedObjectID) : nil
        }
    }

    private func value(of attribute: AttributeDescription) -> Target? {
        switch attribute.type {
        case .composite: attribute.compositeName.flatMap(model.composite).map(Target.composite)
        case .undefined, .transformable: nil
        // Predicates compare dates, whatever the property gives.
        case .date: attribute.type.swiftType(values.names).map(Target.value)
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .binary, .uuid, .uri,
            .objectID:
            .value(values.plainType(of: attribute).type)
        }
    }

    private var integer: SwiftType { SwiftType(values.names.swift("Int")) }
}
