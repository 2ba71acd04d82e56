import ModelcBase
import ModelcSchema

/// The elements that refer to an entity. Configurations and diagrams are not included: they only list entities and do
/// not prevent a removal.
struct EntityUsers {
    private let name: String
    let subentities: [String]
    /// References to the entity or to one of its properties from other entities. For example, a fetch request for the
    /// parent may use a property that only this subentity has.
    let others: [PropertyUsers.User]

    /// - Parameters:
    ///   - gone: the names of entities whose references are ignored.
    ///   - isGone: returns true if the references of an element are ignored.
    init(
        of entity: EntityDescription, _ references: ModelReferences, without gone: Set<String>,
        _ isGone: (PropertyUsers.User) -> Bool
    ) {
        name = entity.name
        subentities = (references.subentities[name] ?? []).filter { $0 != entity.name && !gone.contains($0) }
        var seen: Set<PropertyUsers.User> = []
        let ofProperties = entity.propertyNames.flatMap { property in
            references.usersOfProperty[PropertyPath(owner: entity.name, name: property)] ?? []
        }
        others = ((references.usersOfEntity[name] ?? []) + ofProperties).filter { user in
            user.owner != entity.name && !isGone(user) && seen.insert(user).inserted
        }
    }

    var isEmpty: Bool { subentities.isEmpty && others.isEmpty }

    /// The error that is reported if the removal is rejected.
    var refusal: ActionFailure {
        let texts = subentities.map { "its subentity \($0)" } + others.map(\.text)
        let isParentOnly = others.isEmpty && subentities.count == 1
        return .stillReferenced(
            "entity \(name)", by: texts, at: name,
            instead: isParentOnly ? "keep it as an entity of its own: set entity \(subentities[0]) --no-parent" : nil)
    }
}

/// The elements that refer to a property: inverses, indexes, constraints, derived attributes, predicates.
struct PropertyUsers {
    enum User: Hashable {
        case property(PropertyPath)
        case index(entity: String, name: String)
        case compoundIndex(entity: String, members: [String])
        case constraint(entity: String, members: [String])
        case fetchRequest(String)

        /// The name of the entity or composite that contains the element. Nil for an element of the model itself, such
        /// as a fetch request.
        var owner: String? {
            switch self {
            case .property(let path): path.owner
            case .index(let entity, _), .compoundIndex(let entity, _), .constraint(let entity, _): entity
            case .fetchRequest: nil
            }
        }

        var text: String {
            switch self {
            case .property(let path): path.text
            case .index(let entity, let name): "the index \(entity).\(name)"
            case .compoundIndex(let entity, let members): "the index of \(entity) over \(TerminalText.list(members))"
            case .constraint(let entity, let members): "the constraint of \(entity) on \(TerminalText.list(members))"
            case .fetchRequest(let name): "the fetch request \(name)"
            }
        }
    }

    private let path: PropertyPath
    private let occurrences: KeyPathOccurrences
    private(set) var all: [User] = []

    init(of path: PropertyPath, in model: ManagedObjectModel) {
        self.path = path
        occurrences = KeyPathOccurrences(of: path, in: model)
        let resolved = ResolvedModel(model, indexesProperties: false)
        for index in model.entities.indices {
            addInverses(of: model.entities[index], resolved)
            addLists(of: model.entities[index])
            addExpressions(of: model.entities[index])
        }
        for request in model.fetchRequests
        where !occurrences.ranges(inPredicate: request.predicate, root: request.entityName).isEmpty {
            all.append(.fetchRequest(request.name))
        }
    }

    var isEmpty: Bool { all.isEmpty }

    /// The error that is reported if the removal is rejected.
    var refusal: ActionFailure { .stillReferenced(path.text, by: all.map(\.text), at: path.text) }

    private mutating func addInverses(of entity: EntityDescription, _ resolved: ResolvedModel) {
        let relationships = entity.relationships
        for place in relationships.indices where relationships[place].inverseName == path.name {
            let relationship = relationships[place]
            let own = PropertyPath(owner: entity.name, name: relationship.name)
            let owner = resolved.inverse(of: relationship)?.owner.name ?? relationship.inverseEntityName
            if owner == path.owner, own != path { all.append(.property(own)) }
        }
    }

    private mutating func addLists(of entity: EntityDescription) {
        let isUsed = { [occurrences] (names: [String]) in
            names.contains { occurrences.isMentioned(by: $0, of: entity.name) }
        }
        for index in entity.fetchIndexes {
            let mentions =
                occurrences.ranges(inPredicate: index.partialIndexPredicate, root: entity.name)
                + index.elements.flatMap { occurrences.ranges(inExpression: $0.expression, root: entity.name) }
            guard !mentions.isEmpty || isUsed(index.elements.compactMap(\.propertyName)) else { continue }
            all.append(.index(entity: entity.name, name: index.name))
        }
        for index in entity.compoundIndexes where isUsed(index.members.map(\.name)) {
            all.append(.compoundIndex(entity: entity.name, members: index.members.map(\.name)))
        }
        for constraint in entity.uniquenessConstraints where isUsed(constraint.members.map(\.name)) {
            all.append(.constraint(entity: entity.name, members: constraint.members.map(\.name)))
        }
    }

    private mutating func addExpressions(of entity: EntityDescription) {
        for place in entity.derivedPlaces {
            let expression = entity.attributes[place].derivationExpression
            guard !occurrences.ranges(inExpression: expression, root: entity.name).isEmpty else { continue }
            all.append(.property(PropertyPath(owner: entity.name, name: entity.attributes[place].name)))
        }
        for property in entity.fetchedProperties {
            let request = property.fetchRequest
            let ranges = occurrences.ranges(
                inPredicate: request?.predicate, root: request?.entityName, source: entity.name)
            if !ranges.isEmpty { all.append(.property(PropertyPath(owner: entity.name, name: property.name))) }
        }
    }
}

/// The attributes that have a composite as their type, and prevent its removal.
struct CompositeUsers {
    private let name: String
    let paths: [PropertyPath]

    init(of name: String, in model: ManagedObjectModel) {
        self.name = name
        let owners = model.entities.map { ($0.name, $0.attributes) } + model.composites.map { ($0.name, $0.attributes) }
        paths = owners.flatMap { owner, attributes in
            attributes.filter { $0.compositeName == name }.map { PropertyPath(owner: owner, name: $0.name) }
        }
    }

    /// The error that is reported if the removal is rejected.
    var refusal: ActionFailure { .stillReferenced("composite \(name)", by: paths.map(\.text), at: name) }
}

extension ActionFailure {
    /// - Parameter instead: another action that the message suggests, in addition to removing the references.
    fileprivate static func stillReferenced(
        _ what: String, by users: [String], at path: String, instead: String? = nil
    ) -> ActionFailure {
        let those = "remove \(users.count == 1 ? "that" : "those") first, or remove them together: --cascade"
        return ActionFailure(
            .stillReferenced,
            "\(what) cannot be removed: \(TerminalText.list(users)) \(users.count == 1 ? "refers" : "refer") to it",
            at: path, help: those + (instead.map { "; or \($0)" } ?? ""))
    }
}
