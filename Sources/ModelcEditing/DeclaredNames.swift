import ModelcSchema

/// The names that a model declares, looked up once for all actions of a script: a search through the entities, or through an
/// entity's properties, for each of them would take time with the square of their number.
struct DeclaredNames {
    /// Where entities were when they were looked up. Later ones may have moved them by as many places as there were changes.
    private var places: [String: Int] = [:]
    private var changes = 0
    /// Names that several entities have.
    private var repeated: Set<String> = []
    private var children: [String: Set<String>] = [:]
    private var families: [String: [String]] = [:]
    /// How many properties of an entity have a name.
    private var properties: [String: [String: Int]] = [:]
    /// Whether a list of properties is in Xcode's order.
    private var isSorted: [String: [AnyKeyPath: Bool]] = [:]
    private var areEntitiesSorted: Bool?

    /// A search near the place that an entity had costs less than to look up all of them again.
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

    /// Whether an entity of a name was there, or was added.
    func declares(entity name: String) -> Bool { places[name] != nil }

    /// Returns the index of the only entity with a name; nil if there is none, or several.
    func place(ofEntity name: String, in model: ManagedObjectModel) -> Int? {
        guard let place = places[name], !repeated.contains(name) else { return nil }
        let entities = model.entities
        for distance in 0...changes {
            for near in [place - distance, place + distance]
            where entities.indices.contains(near) && entities[near].name == name { return near }
        }
        return nil
    }

    /// Whether no property that an entity declares, inherits or passes on to subentities has the name.
    mutating func isFree(_ name: String, ofEntity index: Int, in model: ManagedObjectModel) -> Bool {
        family(ofEntity: model.entities[index].name, in: model).allSatisfy { member in
            count(name, ofEntity: member, in: model) == 0
        }
    }

    /// How many properties of an entity have a name.
    mutating func count(_ name: String, ofEntity entity: String, in model: ManagedObjectModel) -> Int {
        // Which of them is meant is not known: that the name is taken is the answer after which all of them are looked at.
        guard !repeated.contains(entity) else { return .max }
        if properties[entity] == nil, let place = place(ofEntity: entity, in: model) {
            properties[entity] = model.entities[place].propertyCounts
        }
        return properties[entity]?[name] ?? 0
    }

    /// The names of an entity, those that it inherits from, and those that inherit from it.
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

// Updates after a change of the model.
extension DeclaredNames {
    /// Records a property that was added to an entity.
    mutating func add(_ name: String, toEntity entity: String) { properties[entity]?[name, default: 0] += 1 }

    /// Notes a property that has another name.
    mutating func rename(_ old: String, to new: String, ofEntity entity: String) {
        properties[entity]?[old, default: 1] -= 1
        add(new, toEntity: entity)
    }

    /// Notes an entity that was added at a place, and has no parent yet.
    mutating func add(entity name: String, at place: Int, in model: ManagedObjectModel) {
        places[name] = place
        noteMove(in: model)
    }

    /// Notes an entity that has another name, and another place by that.
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

    /// Notes that an entity has another parent.
    mutating func move(entity name: String, from old: String?, to new: String?) {
        if let old { children[old]?.remove(name) }
        if let new { children[new, default: []].insert(name) }
        families = [:]
    }
}

// Xcode's order.
extension DeclaredNames {
    /// Returns the index at which a property is inserted into a list: after the last one that comes before it in
    /// Xcode's order or is equal to it.
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

    /// The place of a property in a list; nil if there is none of the name.
    mutating func place<Property: PropertyDescription>(
        of name: String, in model: ManagedObjectModel, ofEntity index: Int,
        _ list: KeyPath<EntityDescription, [Property]>
    ) -> Int? {
        let place = insertionPlace(of: name, in: model, ofEntity: index, list) - 1
        let properties = model.entities[index][keyPath: list]
        if place >= 0, properties[place].name == name { return place }
        return isSorted[model.entities[index].name]?[list] == true ? nil : properties.firstIndex { $0.name == name }
    }

    /// Where an entity belongs among the others.
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
    /// Gives an entity another name, and the place that Xcode gives it.
    ///
    /// - Returns: the place.
    mutating func moveEntity(at index: Int, naming new: String, _ names: inout DeclaredNames) -> Int {
        var entity = entities.remove(at: index)
        entity.name = new
        let place = names.insertionPlace(ofEntity: new, in: self)
        entities.insert(entity, at: place)
        return place
    }

    /// Returns an entity, those that it inherits from, and those that inherit from it.
    func family(of entity: EntityDescription) -> [EntityDescription] {
        let resolved = ResolvedModel(self, indexesProperties: false)
        return [entity] + resolved.ancestors(of: entity) + resolved.descendants(of: entity)
    }
}

extension [Int] {
    /// The same places after the element at one of all places was moved to another.
    func moved(from old: Int, to new: Int) -> [Int] {
        map { place in
            if place == old { return new }
            let without = place > old ? place - 1 : place
            return without >= new ? without + 1 : without
        }
    }
}

extension EntityDescription {
    /// The names of all properties that it declares. Does not copy any property.
    var propertyNames: [String] {
        attributes.indices.map { attributes[$0].name } + relationships.indices.map { relationships[$0].name }
            + fetchedProperties.indices.map { fetchedProperties[$0].name }
    }

    fileprivate var propertyCounts: [String: Int] { Dictionary(propertyNames.map { ($0, 1) }, uniquingKeysWith: +) }
}

extension Array {
    /// Adds an element to a list that Xcode keeps sorted by name: behind the last one that comes before it or is its equal.
    mutating func insertSorted(_ element: Element, by name: (Element) -> String) {
        let new = name(element)
        let last = lastIndex { !CanonicalNameOrder.areInOrder(new, name($0)) }
        insert(element, at: last.map { $0 + 1 } ?? 0)
    }

    /// Moves the element at an index to where its new name belongs.
    mutating func resort(_ index: Int, by name: (Element) -> String) {
        let element = remove(at: index)
        insertSorted(element, by: name)
    }
}
