import ModelcSchema

/// Elements that are removed together. They are collected while the model stays unchanged, and then all removed in one
/// step.
struct Removal {
    private let references: ModelReferences
    private let memberships: [String: [String]]
    private(set) var entities: Set<String> = []
    private var properties: [String: Set<String>] = [:]
    private var users: Set<PropertyUsers.User> = []
    /// The elements that are removed although the action does not name them, in the order of the report. Each has a
    /// text for messages, and the name of the entity or composite that contains it (nil for an element of the model
    /// itself).
    private(set) var parts: [(text: String, owner: String?)] = []
    /// Predicates and expressions that contain the name of a removed property but cannot be parsed.
    private(set) var unfollowed: [UnfollowedReference] = []

    private enum Task {
        case entity(String)
        case members(ofEntity: String)
        case user(PropertyUsers.User)
    }

    init(from model: ManagedObjectModel) {
        references = ModelReferences(in: model)
        var memberships: [String: [String]] = [:]
        for configuration in model.configurations {
            for name in Set(configuration.members.map(\.name)) {
                memberships[name, default: []].append(configuration.name)
            }
        }
        self.memberships = memberships
    }

    /// Returns the references to an entity from elements that are not removed themselves.
    func users(of entity: EntityDescription) -> EntityUsers {
        EntityUsers(of: entity, references, without: entities) { takes($0) }
    }

    /// Whether an element refers to the property and is not removed itself.
    func hasUsers(of path: PropertyPath) -> Bool { references.usersOfProperty[path]?.contains { !takes($0) } ?? false }

    func takes(entity name: String) -> Bool { entities.contains(name) }

    func takes(_ path: PropertyPath) -> Bool {
        entities.contains(path.owner) || properties[path.owner]?.contains(path.name) == true
    }

    private func takes(_ user: PropertyUsers.User) -> Bool {
        if let owner = user.owner, entities.contains(owner) { return true }
        if case .property(let path) = user, takes(path) { return true }
        return users.contains(user)
    }

    /// Adds an entity with all its descendants, and the references to them.
    mutating func add(_ entity: EntityDescription) throws(ActionFailure) {
        // The entities that this call adds. Entities that were added earlier are not reported again.
        let family = takeFamily(of: entity.name)
        // No recursion, because a chain of subentities can be long.
        var tasks = tasks(of: entity)
        while let task = tasks.popLast() {
            switch task {
            case .entity(let name):
                guard family.contains(name) else { continue }
                parts.append(("entity \(name)", nil))
                if let entity = references.entity(named: name) { tasks += self.tasks(of: entity) }
            case .members(let name):
                for configuration in memberships[name] ?? [] {
                    parts.append(("the member \(name) of the configuration \(configuration)", nil))
                }
            case .user(let user): tasks += try self.tasks(of: user)
            }
        }
    }

    /// Adds an entity and its descendants, and returns their names.
    private mutating func takeFamily(of name: String) -> Set<String> {
        var family: Set = [name]
        var next = [name]
        while let parent = next.popLast() {
            for child in references.subentities[parent] ?? []
            where !entities.contains(child) && family.insert(child).inserted { next.append(child) }
        }
        entities.formUnion(family)
        return family
    }

    /// Returns the tasks for an entity: its subentities, the references to it, and the configurations. The list is
    /// reversed, because the last task is done first.
    private func tasks(of entity: EntityDescription) -> [Task] {
        let users = EntityUsers(of: entity, references, without: []) { _ in false }
        let tasks = users.subentities.map(Task.entity) + users.others.map(Task.user)
        return (tasks + [.members(ofEntity: entity.name)]).reversed()
    }

    /// Adds a property, and the references to it.
    mutating func add(_ path: PropertyPath) throws(ActionFailure) {
        var tasks = remove(path)
        while let task = tasks.popLast() {
            if case .user(let user) = task { tasks += try self.tasks(of: user) }
        }
    }

    /// Adds a property because it refers to a removed element.
    mutating func add(user path: PropertyPath) throws(ActionFailure) {
        var tasks = [Task.user(.property(path))]
        while let task = tasks.popLast() {
            if case .user(let user) = task { tasks += try self.tasks(of: user) }
        }
    }

    private mutating func tasks(of user: PropertyUsers.User) throws(ActionFailure) -> [Task] {
        // Skips an element that is already removed, alone or with its owner.
        guard !takes(user), users.insert(user).inserted else { return [] }
        parts.append((user.text, user.owner))
        guard case .property(let path) = user else { return [] }
        guard references.counts[path] == 1 else { throw .ambiguous("property", path.name, at: path.text) }
        return remove(path)
    }

    private mutating func remove(_ path: PropertyPath) -> [Task] {
        properties[path.owner, default: []].insert(path.name)
        unfollowed += (references.unread[Substring(path.name)] ?? []).filter { !takes($0) }.map {
            UnfollowedReference(place: $0.text, property: path.text)
        }
        return (references.usersOfProperty[path] ?? []).map(Task.user).reversed()
    }

    /// Removes all collected elements from the model.
    func apply(to model: inout ManagedObjectModel) {
        if !entities.isEmpty { removeEntities(from: &model) }
        for index in model.entities.indices { removeParts(of: &model.entities[index]) }
        for index in model.composites.indices {
            guard let names = properties[model.composites[index].name] else { continue }
            model.composites[index].attributes.removeAll { names.contains($0.name) }
        }
        model.fetchRequests.removeAll { users.contains(.fetchRequest($0.name)) }
    }

    private func removeEntities(from model: inout ManagedObjectModel) {
        model.entities.removeAll { entities.contains($0.name) }
        model.diagramElements.removeAll { entities.contains($0.name) }
        for index in model.configurations.indices {
            model.configurations[index].members.removeAll { entities.contains($0.name) }
        }
    }

    private func removeParts(of entity: inout EntityDescription) {
        if let names = properties[entity.name] {
            entity.attributes.removeAll { names.contains($0.name) }
            entity.relationships.removeAll { names.contains($0.name) }
            entity.fetchedProperties.removeAll { names.contains($0.name) }
        }
        let name = entity.name
        entity.fetchIndexes.removeAll { users.contains(.index(entity: name, name: $0.name)) }
        entity.compoundIndexes.removeAll {
            users.contains(.compoundIndex(entity: name, members: $0.members.map(\.name)))
        }
        entity.uniquenessConstraints.removeAll {
            users.contains(.constraint(entity: name, members: $0.members.map(\.name)))
        }
    }
}
