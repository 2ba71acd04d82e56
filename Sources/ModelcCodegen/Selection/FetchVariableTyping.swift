import ModelcPredicates
import ModelcSchema

/// Determines the type of a predicate's variable from the values it is compared with.
struct FetchVariableTyping {
    let keyPaths: KeyPathTyping

    /// The types that the uses of a variable require, each once; empty if none can be determined.
    func types(of variable: VariableUses) -> [FetchVariableType] {
        var types: [FetchVariableType] = []
        for type in variable.uses.compactMap(type) where !types.contains(type) { types.append(type) }
        return types
    }

    private func type(of use: VariableUse) -> FetchVariableType? {
        switch use.role {
        case .keyPathBase, .part: nil
        case .whole: use.comparison.flatMap { type(in: $0, isWhole: true) }
        case .listElement, .operand: use.comparison.flatMap { type(in: $0, isWhole: false) }
        }
    }

    private func type(in site: ComparisonSite, isWhole: Bool) -> FetchVariableType? {
        let other = site.otherKeyPath.map(keyPaths.type) ?? type(of: site.otherSide)
        switch site.comparator {
        case .beginsWith, .endsWith, .like, .matches, .conformsToType, .equalsType: return .string
        case .contains: return contained(other, side: site.side)
        case .in, .between: return isWhole && site.side == .right ? other.map(FetchVariableType.list) : other
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return other
        }
    }

    /// `tags CONTAINS $TAG` is about an element, `title CONTAINS $TEXT` about a part of a string.
    private func contained(_ other: FetchVariableType?, side: ComparisonSite.Side) -> FetchVariableType {
        guard let other, !other.isText else { return .string }
        return side == .right ? other : .list(other)
    }

    /// The type of a value that is not a key path.
    private func type(of expression: Expression) -> FetchVariableType? {
        switch expression.form {
        case .constant(let constant): type(of: constant)
        case .aggregate(let values): values.lazy.compactMap { type(of: $0) }.first
        case .element(_, .size): .integer
        case .function("now", _): .date
        case .keyPath, .negation, .complement, .binary: expression.keyPathUses.lazy.compactMap(keyPaths.type).first
        case .evaluatedObject, .anyKey, .variable, .element, .function, .message, .cast, .subquery, .ternary: nil
        }
    }

    private func type(of constant: Constant) -> FetchVariableType? {
        switch constant {
        case .null: nil
        case .boolean: .boolean
        case .integer: .integer
        case .real: .real
        case .string: .string
        }
    }
}

/// The type that a predicate implies for a variable, in the terms of the model; each language maps it to its own types.
indirect enum FetchVariableType: Hashable {
    /// A value of that attribute, of an entity or a composite of that name.
    case attribute(AttributeDescription, owner: String)
    /// An object of the entity of that name; nil if the model does not specify the entity.
    case object(entityName: String?)
    case objectID
    case string
    case integer
    case real
    case boolean
    case date
    /// Several values: the right side of `IN` and `BETWEEN`.
    case list(FetchVariableType)

    var isList: Bool {
        if case .list = self { true } else { false }
    }

    /// Whether the values are strings, in which `CONTAINS` finds parts.
    var isText: Bool {
        switch self {
        case .string: true
        case .attribute(let attribute, _): attribute.type == .string
        case .object, .objectID, .integer, .real, .boolean, .date, .list: false
        }
    }
}

/// Follows key paths of predicates through the model: relationships, inherited properties, members of composites.
struct KeyPathTyping {
    let model: ResolvedModel
    /// The entity that the request fetches.
    let entity: EntityDescription

    /// The type of a key path's value, or of an element of it if the value is a collection; nil if the model does not
    /// define it.
    func type(of path: KeyPathUse) -> FetchVariableType? {
        if path.components.last?.collectionOperator == .count { return .integer }
        guard var type = start(of: path.scope) else { return nil }
        var isReal = false
        for component in path.components {
            // A collection operator precedes the key that it works on, so the path continues from the same object.
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
