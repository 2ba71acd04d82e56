import ModelcSchema

/// The names that a model declares, looked up once for all additions of a script. Searching an entity's properties
/// for each addition would take quadratic time.
struct DeclaredNames {
    private var places: [String: Int] = [:]
    /// Names that several entities have.
    private var repeated: Set<String> = []
    private var properties: [Int: Set<String>] = [:]
    private var families: [Int: [Int]] = [:]
    /// Whether a list of properties is in Xcode's order.
    private var isSorted: [Int: [AnyKeyPath: Bool]] = [:]

    init(in model: ManagedObjectModel) {
        for index in model.entities.indices {
            let name = model.entities[index].name
            if places.updateValue(index, forKey: name) != nil { repeated.insert(name) }
        }
    }

    /// Returns the index of the only entity with a name; nil if there is none, or several.
    func place(ofEntity name: String) -> Int? { repeated.contains(name) ? nil : places[name] }

    /// Whether no property that an entity declares, inherits or passes on to subentities has the name.
    mutating func isFree(_ name: String, ofEntity index: Int, in model: ManagedObjectModel) -> Bool {
        family(ofEntity: index, in: model).allSatisfy { member in
            if properties[member] == nil { properties[member] = Set(model.entities[member].propertyNames) }
            return properties[member]?.contains(name) == false
        }
    }

    /// Records a property that was added to an entity.
    mutating func add(_ name: String, toEntity index: Int) { properties[index]?.insert(name) }

    /// Returns the index at which a property is inserted into a list: after the last one that comes before it in
    /// Xcode's order or is equal to it.
    mutating func insertionPlace<Property: PropertyDescription>(
        of name: String, in model: ManagedObjectModel, ofEntity index: Int,
        _ list: KeyPath<EntityDescription, [Property]>
    ) -> Int {
        let properties = model.entities[index][keyPath: list]
        let isBehind = { (place: Int) in !CanonicalNameOrder.areInOrder(name, properties[place].name) }
        guard isSorted(list, ofEntity: index, properties) else {
            return properties.indices.last(where: isBehind).map { $0 + 1 } ?? 0
        }
        var (low, high) = (0, properties.count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func isSorted<Property: PropertyDescription>(
        _ list: KeyPath<EntityDescription, [Property]>, ofEntity index: Int, _ properties: [Property]
    ) -> Bool {
        if let known = isSorted[index]?[list] { return known }
        let isSorted = properties.indices.dropFirst().allSatisfy { place in
            !CanonicalNameOrder.areInOrder(properties[place].name, properties[place - 1].name)
        }
        self.isSorted[index, default: [:]][list] = isSorted
        return isSorted
    }

    /// Returns an entity, those that it inherits from, and those that inherit from it.
    private mutating func family(ofEntity index: Int, in model: ManagedObjectModel) -> [Int] {
        if let known = families[index] { return known }
        let family = model.family(of: model.entities[index]).compactMap { places[$0.name] }
        families[index] = family
        return family
    }
}

extension ManagedObjectModel {
    /// Returns an entity, those that it inherits from, and those that inherit from it.
    func family(of entity: EntityDescription) -> [EntityDescription] {
        let isAlone = entity.parentName == nil && !entities.contains { $0.parentName == entity.name }
        // Nearly all entities are alone, and a script may add thousands of properties.
        if isAlone { return [entity] }
        let resolved = ResolvedModel(self, indexesProperties: false)
        return [entity] + resolved.ancestors(of: entity) + resolved.descendants(of: entity)
    }
}

extension EntityDescription {
    /// The names of all properties that it declares. Does not copy any property.
    var propertyNames: [String] {
        attributes.indices.map { attributes[$0].name } + relationships.indices.map { relationships[$0].name }
            + fetchedProperties.indices.map { fetchedProperties[$0].name }
    }
}
