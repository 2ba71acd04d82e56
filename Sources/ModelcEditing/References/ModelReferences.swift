import ModelcBase
import ModelcPredicates
import ModelcSchema

/// All references in a model, by the element that they refer to. Collected once for each removal, however large it is.
struct ModelReferences {
    /// For each property: the elements that refer to it, in the order of the model.
    private(set) var usersOfProperty: [PropertyPath: [PropertyUsers.User]] = [:]
    /// For each entity: the elements that refer to it, in the order of the model.
    private(set) var usersOfEntity: [String: [PropertyUsers.User]] = [:]
    private(set) var subentities: [String: [String]] = [:]
    /// For each word: the elements that contain it in a predicate or an expression that cannot be parsed.
    private(set) var unread: [Substring: [PropertyUsers.User]] = [:]
    /// For each path: the number of properties with this path. It is above 1 only in an invalid model.
    private(set) var counts: [PropertyPath: Int] = [:]

    private let tracer: KeyPathTracer
    /// For each property name: the entities that declare such a property.
    private var owners: [String: [EntityDescription]] = [:]

    init(in model: ManagedObjectModel) {
        tracer = KeyPathTracer(ResolvedModel(model))
        for entity in model.entities { addDeclarations(of: entity) }
        for composite in model.composites {
            for member in composite.attributes {
                counts[PropertyPath(owner: composite.name, name: member.name), default: 0] += 1
            }
        }
        for entity in model.entities {
            addEntities(of: entity)
            addInverses(of: entity)
            addLists(of: entity)
            addExpressions(of: entity)
        }
        for request in model.fetchRequests {
            let user = PropertyUsers.User.fetchRequest(request.name)
            if let name = request.entityName { usersOfEntity[name, default: []].append(user) }
            add(user, mentions(inPredicate: request.predicate, root: request.entityName, of: user))
        }
    }

    func entity(named name: String) -> EntityDescription? { tracer.model.entity(named: name) }

    private mutating func addDeclarations(of entity: EntityDescription) {
        for name in entity.propertyNames {
            counts[PropertyPath(owner: entity.name, name: name), default: 0] += 1
            owners[name, default: []].append(entity)
        }
    }

    private mutating func addEntities(of entity: EntityDescription) {
        if let parent = entity.parentName { subentities[parent, default: []].append(entity.name) }
        for relationship in entity.relationships {
            let user = PropertyUsers.User.property(PropertyPath(owner: entity.name, name: relationship.name))
            let names = [relationship.destinationName, relationship.inverseEntityName].compactMap { $0 }
            for name in Set(names) { usersOfEntity[name, default: []].append(user) }
        }
        for property in entity.fetchedProperties {
            guard let name = property.fetchRequest?.entityName else { continue }
            usersOfEntity[name, default: []].append(.property(PropertyPath(owner: entity.name, name: property.name)))
        }
    }

    private mutating func addInverses(of entity: EntityDescription) {
        for relationship in entity.relationships {
            guard let name = relationship.inverseName,
                let owner = tracer.model.inverse(of: relationship)?.owner.name ?? relationship.inverseEntityName
            else { continue }
            let (own, inverse) = (
                PropertyPath(owner: entity.name, name: relationship.name), PropertyPath(owner: owner, name: name)
            )
            if own != inverse { add(.property(own), [inverse]) }
        }
    }

    private mutating func addLists(of entity: EntityDescription) {
        for index in entity.fetchIndexes {
            let user = PropertyUsers.User.index(entity: entity.name, name: index.name)
            var mentions = mentions(inPredicate: index.partialIndexPredicate, root: entity.name, of: user)
            for element in index.elements {
                mentions.formUnion(self.mentions(inExpression: element.expression, root: entity.name, of: user))
                mentions.formUnion(self.mentions(inName: element.propertyName, of: entity))
            }
            add(user, mentions)
        }
        for index in entity.compoundIndexes {
            let members = index.members.map(\.name)
            add(.compoundIndex(entity: entity.name, members: members), mentions(inNames: members, of: entity))
        }
        for constraint in entity.uniquenessConstraints {
            let members = constraint.members.map(\.name)
            add(.constraint(entity: entity.name, members: members), mentions(inNames: members, of: entity))
        }
    }

    private mutating func addExpressions(of entity: EntityDescription) {
        for place in entity.derivedPlaces {
            let attribute = entity.attributes[place]
            let user = PropertyUsers.User.property(PropertyPath(owner: entity.name, name: attribute.name))
            add(user, mentions(inExpression: attribute.derivationExpression, root: entity.name, of: user))
        }
        for property in entity.fetchedProperties {
            let user = PropertyUsers.User.property(PropertyPath(owner: entity.name, name: property.name))
            let request = property.fetchRequest
            add(
                user,
                mentions(inPredicate: request?.predicate, root: request?.entityName, source: entity.name, of: user))
        }
    }

    private mutating func add(_ user: PropertyUsers.User, _ mentions: Set<PropertyPath>) {
        for path in mentions { usersOfProperty[path, default: []].append(user) }
    }
}

// References in predicates and expressions.
extension ModelReferences {
    private mutating func mentions(
        inPredicate text: String?, root: String?, source: String? = nil, of user: PropertyUsers.User
    ) -> Set<PropertyPath> {
        guard let text else { return [] }
        guard let predicate = KeyPathTracer.predicate(text) else {
            note(unread: text, of: user)
            return []
        }
        return mentions(predicate.keyPathUses, root, source)
    }

    private mutating func mentions(
        inExpression text: String?, root: String, of user: PropertyUsers.User
    ) -> Set<PropertyPath> {
        guard let text else { return [] }
        guard let expression = try? PredicateParser().expression(from: text) else {
            note(unread: text, of: user)
            return []
        }
        return mentions(expression.keyPathUses, root, nil)
    }

    private mutating func note(unread text: String, of user: PropertyUsers.User) {
        for word in Set(text.words) where unread[word]?.last != user { unread[word, default: []].append(user) }
    }

    private func mentions(inNames names: [String], of entity: EntityDescription) -> Set<PropertyPath> {
        names.reduce(into: []) { $0.formUnion(mentions(inName: $1, of: entity)) }
    }

    /// Returns the properties that a name in an index or a constraint refers to. The name can be a key path into a
    /// composite.
    private func mentions(inName name: String?, of entity: EntityDescription) -> Set<PropertyPath> {
        guard let name else { return [] }
        guard name.contains(".") else { return Set(paths(of: name, in: .entity(entity.name))) }
        guard let expression = try? PredicateParser().expression(from: name) else { return [] }
        return mentions(expression.keyPathUses, entity.name, nil)
    }

    private func mentions(_ uses: [KeyPathUse], _ root: String?, _ source: String?) -> Set<PropertyPath> {
        var found: Set<PropertyPath> = []
        tracer.visit(uses, root: root, source: source) { name, _, holder in
            found.formUnion(paths(of: name, in: holder))
        }
        return found
    }

    /// Returns the properties that a name in an entity or a composite refers to.
    private func paths(of name: String, in holder: KeyPathTracer.Holder) -> [PropertyPath] {
        switch holder {
        case .composite(let composite): return [PropertyPath(owner: composite, name: name)]
        case .entity(let entity):
            let model = tracer.model
            guard let holder = model.entity(named: entity) else { return [] }
            if let found = model.property(named: name, of: holder) {
                return [PropertyPath(owner: found.owner.name, name: name)]
            }
            // A fetch request for an entity also returns objects of its subentities, so its predicate may use
            // properties that only a subentity has.
            let heirs = (owners[name] ?? []).filter { model.ancestors(of: $0).contains { $0.name == entity } }
            return heirs.map { PropertyPath(owner: $0.name, name: name) }
        }
    }
}
