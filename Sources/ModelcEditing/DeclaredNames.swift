import ModelcSchema

/// The names that a model declares. They are looked up once for all actions of a script, because a search for each
/// action would take quadratic time.
struct DeclaredNames {
    /// The index of each entity when all entities were looked up. Each later change may have moved an entity by one
    /// index.
    private var places: [String: Int] = [:]
    private var changes = 0
    /// The names that several entities have.
    private var repeated: Set<String> = []
    private var children: [String: Set<String>] = [:]
    private var families: [String: [String]] = [:]
    /// For each entity: the number of properties with each name.
    private var properties: [String: [String: Int]] = [:]
    /// For each entity: whether its lists of properties are in Xcode's order. The inner key is the key path of the
    /// list.
    private var isSorted: [String: [AnyKeyPath: Bool]] = [:]
    private var areEntitiesSorted: Bool?

    /// The number of changes after which all entities are looked up again. With fewer changes, a search near the known
    /// index is faster.
    private static let farthestMove = 64

    init(in model: ManagedObjectModel) {
        findPlaces(in: model)
        for index in model.entities.indices {
            guard let parent = model.entities[index].parentName else { continue }
            children[parent, default: []].insert(model.entities[index].name)
        }
    }

    private mutating func findPlaces(in model: ManagedObjectModel) {
        (places, repeated, changes) = (Dictionary(minimumCapacity: model.entities.count), [], 0)
        for index in model.entities.indices {
            let name = model.entities[index].name
            if places.updateValue(index, forKey: name) != nil { repeated.insert(name) }
        }
    }

    /// Returns true if an entity has this name. Entities that were added or renamed after the lookup are included.
    func declares(entity name: String) -> Bool { places[name] != nil }

    /// Returns the index of the only entity with this name. Nil if there is none, or if there are several.
    func place(ofEntity name: String, in model: ManagedObjectModel) -> Int? {
        guard let place = places[name], !repeated.contains(name) else { return nil }
        let entities = model.entities
        for distance in 0...changes {
            for near in [place - distance, place + distance]
            where entities.indices.contains(near) && entities[near].name == name { return near }
        }
        return nil
    }

    /// Whether the name is free: no property of the entity, its ancestors or its descendants has it.
    mutating func isFree(_ name: String, ofEntity index: Int, in model: ManagedObjectModel) -> Bool {
        family(ofEntity: model.entities[index].name, in: model).allSatisfy { member in
            count(name, ofEntity: member, in: model) == 0
        }
    }

    /// Returns the number of properties with this name in an entity.
    mutating func count(_ name: String, ofEntity entity: String, in model: ManagedObjectModel) -> Int {
        // Several entities have this name, so the right one is not known. The name counts as used, and the caller
        // searches the model.
        guard !repeated.contains(entity) else { return .max }
        if properties[entity] == nil, let place = place(ofEntity: entity, in: model) {
            properties[entity] = model.entities[place].propertyCounts
        }
        return properties[entity]?[name] ?? 0
    }

    /// Returns the names of an entity, its ancestors and its descendants.
    private mutating func family(ofEntity name: String, in model: ManagedObjectModel) -> [String] {
        if let known = families[name] { return known }
        var family = [name]
        var seen: Set = [name]
        var above = name
        while let place = place(ofEntity: above, in: model), let parent = model.entities[place].parentName,
            seen.insert(parent).inserted
        {
            family.append(parent)
            above = parent
        }
        var below = [name]
        while let next = below.popLast() {
            for child in children[next] ?? [] where seen.insert(child).inserted {
                family.append(child)
                below.append(child)
            }
        }
        families[name] = family
        return family
    }
}

// Updates after changes of the model.
extension DeclaredNames {
    /// Records a property that was added to an entity.
    mutating func add(_ name: String, toEntity entity: String) { properties[entity]?[name, default: 0] += 1 }

    /// Records a property that was renamed.
    mutating func rename(_ old: String, to new: String, ofEntity entity: String) {
        properties[entity]?[old, default: 1] -= 1
        add(new, toEntity: entity)
    }

    /// Records an entity that was added at an index. It has no parent yet.
    mutating func add(entity name: String, at place: Int, in model: ManagedObjectModel) {
        places[name] = place
        noteMove(in: model)
    }

    /// Records an entity that was renamed and moved to a new index.
    mutating func rename(entity old: String, to new: String, at place: Int, in model: ManagedObjectModel) {
        places[old] = nil
        places[new] = place
        properties[new] = properties.removeValue(forKey: old)
        isSorted[new] = isSorted.removeValue(forKey: old)
        if let below = children.removeValue(forKey: old) { children[new] = below }
        let parent = model.entities[place].parentName
        if let parent {
            children[parent]?.remove(old)
            children[parent, default: []].insert(new)
        }
        if parent != nil || children[new] != nil { families = [:] }
        families[old] = nil
        noteMove(in: model)
    }

    private mutating func noteMove(in model: ManagedObjectModel) {
        changes += 1
        if changes > DeclaredNames.farthestMove { findPlaces(in: model) }
    }

    /// Records that an entity has a new parent.
    mutating func move(entity name: String, from old: String?, to new: String?) {
        if let old { children[old]?.remove(name) }
        if let new { children[new, default: []].insert(name) }
        families = [:]
    }
}

// Xcode's sort order.
extension DeclaredNames {
    /// Returns the index at which a property is inserted into a list: after all properties that precede or equal it in
    /// Xcode's order.
    mutating func insertionPlace<Property: PropertyDescription>(
        of name: String, in model: ManagedObjectModel, ofEntity index: Int,
        _ list: KeyPath<EntityDescription, [Property]>
    ) -> Int {
        let entity = model.entities[index].name
        let properties = model.entities[index][keyPath: list]
        let isSorted = isSorted[entity]?[list] ?? properties.isInXcodeOrder(by: \.name)
        self.isSorted[entity, default: [:]][list] = isSorted
        return properties.insertionPlace(of: name, isSorted: isSorted, by: \.name)
    }

    /// Returns the index of a property in a list; nil if the list has no property with the name.
    mutating func place<Property: PropertyDescription>(
        of name: String, in model: ManagedObjectModel, ofEntity index: Int,
        _ list: KeyPath<EntityDescription, [Property]>
    ) -> Int? {
        let place = insertionPlace(of: name, in: model, ofEntity: index, list) - 1
        let properties = model.entities[index][keyPath: list]
        if place >= 0, properties[place].name == name { return place }
        return isSorted[model.entities[index].name]?[list] == true ? nil : properties.firstIndex { $0.name == name }
    }

    /// Returns the index at which an entity is inserted into the model's list.
    mutating func insertionPlace(ofEntity name: String, in model: ManagedObjectModel) -> Int {
        let isSorted = areEntitiesSorted ?? model.entities.isInXcodeOrder(by: \.name)
        areEntitiesSorted = isSorted
        return model.entities.insertionPlace(of: name, isSorted: isSorted, by: \.name)
    }
}

extension Array {
    fileprivate func isInXcodeOrder(by name: (Element) -> String) -> Bool {
        indices.dropFirst().allSatisfy { !CanonicalNameOrder.areInOrder(name(self[$0]), name(self[$0 - 1])) }
    }

    fileprivate func insertionPlace(of new: String, isSorted: Bool, by name: (Element) -> String) -> Int {
        guard isSorted else {
            return lastIndex { !CanonicalNameOrder.areInOrder(new, name($0)) }.map { $0 + 1 } ?? 0
        }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if !CanonicalNameOrder.areInOrder(new, name(self[middle])) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension ManagedObjectModel {
    /// Renames an entity, and moves it to the index that Xcode's sort order gives it.
    ///
    /// - Returns: the new index.
    mutating func moveEntity(at index: Int, naming new: String, _ names: inout DeclaredNames) -> Int {
        var entity = entities.remove(at: index)
        entity.name = new
        let place = names.insertionPlace(ofEntity: new, in: self)
        entities.insert(entity, at: place)
        return place
    }

    /// Returns an entity with its ancestors and its descendants.
    func family(of entity: EntityDescription) -> [EntityDescription] {
        let resolved = ResolvedModel(self, indexesProperties: false)
        return [entity] + resolved.ancestors(of: entity) + resolved.descendants(of: entity)
    }
}

extension [Int] {
    /// Returns these indices, adjusted to a list in which an element was moved from `old` to `new`.
    func moved(from old: Int, to new: Int) -> [Int] {
        map { place in
            if place == old { return new }
            let without = place > old ? place - 1 : place
            return without >= new ? without + 1 : without
        }
    }
}

extension EntityDescription {
    /// The names of all declared properties. Copies no property, because that would be slow.
    var propertyNames: [String] {
        attributes.indices.map { attributes[$0].name } + relationships.indices.map { relationships[$0].name }
            + fetchedProperties.indices.map { fetchedProperties[$0].name }
    }

    fileprivate var propertyCounts: [String: Int] { Dictionary(propertyNames.map { ($0, 1) }, uniquingKeysWith: +) }
}

extension Array {
    /// Inserts an element into a list that Xcode sorts by name: after all elements that precede or equal it.
    mutating func insertSorted(_ element: Element, by name: (Element) -> String) {
        let new = name(element)
        let last = lastIndex { !CanonicalNameOrder.areInOrder(new, name($0)) }
        insert(element, at: last.map { $0 + 1 } ?? 0)
    }

    /// Moves a renamed element to the index that its new name has in Xcode's order.
    mutating func resort(_ index: Int, by name: (Element) -> String) {
        let element = remove(at: index)
        insertSorted(element, by: name)
    }
}
