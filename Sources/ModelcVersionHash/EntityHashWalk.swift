import ModelcBase
import ModelcSchema

/// Traverses the inheritance trees of a model. The hash of each entity is computed from the hash of its parent.
struct EntityHashWalk {
    private let entities: [EntityDescription]
    private let order: InheritanceOrder
    private let refusals: HashRefusals
    private var hasher: PropertyHasher
    private var results: [EntityVersionHash?]
    /// The facts that are not known from the Swift source of the model, by entity name.
    private let uncertainties: [String: [SourceUncertainty]]

    init(_ model: ResolvedModel) {
        entities = model.entities
        uncertainties = Dictionary(grouping: model.model.uncertainties) { $0.entityName ?? "" }
        order = InheritanceOrder(model.entities)
        let lookup = InverseLookup(model.entities, indexByName: order.indexByName)
        refusals = HashRefusals(lookup: lookup, repeatedNames: order.repeatedNames)
        hasher = PropertyHasher(lookup, model.model)
        results = Array(repeating: nil, count: model.entities.count)
    }

    /// Returns the hashes, sorted by entity name in byte order. Each name occurs once.
    mutating func hashes() -> [EntityVersionHash] {
        if InheritanceBudget.isExceeded(entities, order) {
            refuseAll()
        } else {
            visitTrees()
            refuseTheRest()
        }
        return results.compactMap { $0 }.sorted { $0.name.isBefore($1.name) }
    }

    private mutating func visitTrees() {
        var waiting = order.roots.reversed().map { (index: $0, inheritance: Inheritance?.none) }
        while let (index, inheritance) = waiting.popLast() {
            guard let handedOn = visit(index, inheritance) else { continue }
            waiting += order.children[index].reversed().map { ($0, handedOn) }
        }
    }

    /// Computes the hash of one entity, and returns the data that its children inherit. Nil if the entity has no hash
    /// or no children.
    private mutating func visit(_ index: Int, _ inheritance: Inheritance?) -> Inheritance? {
        let entity = entities[index]
        var own = ownProperties(ofEntityAt: index)
        let doubts = (uncertainties[entity.name] ?? []).map(UnverifiedHashReason.init)
        own.add(doubts)
        let inherited = inheritance?.properties ?? []
        if let refusal = refusals.refusal(of: entity, inherited: inherited) {
            results[index] = refused(entity, refusal)
            return nil
        }
        let properties = EntityHasher.merged(inherited, own.hashed)
        let hash = EntityHasher.hash(entity, properties, inheritance)
        let hashed = Set(properties.map(\.name))
        let ofEntity = doubts.filter { $0.propertyName.map { !hashed.contains($0) } ?? true }
        let reasons = EntityHasher.reasons(of: entity, own.hashes, properties, inheritance) + ofEntity
        results[index] = EntityVersionHash(
            name: entity.name, outcome: .success(hash), reasons: reasons, facts: EntityHasher.facts(of: entity),
            parentName: entity.parentName, properties: own.hashes, place: SchemaLocation(entity))
        guard !order.children[index].isEmpty else { return nil }
        return Inheritance(parentHash: hash, reasons: reasons, properties: properties)
    }

    private mutating func ownProperties(ofEntityAt index: Int) -> OwnProperties {
        let entity = entities[index]
        var own = OwnProperties()
        own.reserve(entity.attributes.count + entity.relationships.count + entity.fetchedProperties.count)
        // By index, because a loop over the properties would copy each of them.
        for place in entity.attributes.indices { own.add(hasher.hash(entity.attributes[place], of: entity)) }
        for place in entity.relationships.indices {
            let (hash, isOwnInverse) = hasher.hash(entity.relationships[place], of: entity, at: index)
            own.add(hash, isOwnInverse: isOwnInverse)
        }
        for property in entity.fetchedProperties { own.add(hasher.hash(property, of: entity)) }
        own.sort()
        return own
    }

    private mutating func refuseAll() {
        for index in order.indexByName.values {
            results[index] = refused(entities[index], InheritanceBudget.refusal(of: entities[index]))
        }
    }

    /// Records why the remaining entities have no hash. They cannot be reached from a root entity, because their parent
    /// or an ancestor is missing, has no hash, or is in a cycle of parents.
    private mutating func refuseTheRest() {
        for index in order.indexByName.values where results[index] == nil {
            results[index] = refused(entities[index], refusals.refusalOfUnreached(entities[index], order.indexByName))
        }
    }

    private func refused(_ entity: EntityDescription, _ refusal: VersionHashRefusal) -> EntityVersionHash {
        EntityVersionHash(
            name: entity.name, outcome: .failure(refusal), reasons: [], facts: EntityHasher.facts(of: entity),
            parentName: entity.parentName, properties: [], place: SchemaLocation(entity))
    }
}

/// The hashes of an entity's own properties.
private struct OwnProperties {
    private(set) var hashes: [PropertyVersionHash] = []
    private var areOwnInverses: [Bool] = []

    /// The properties that are inputs of the entity's hash.
    var hashed: [HashedProperty] {
        var hashed: [HashedProperty] = []
        hashed.reserveCapacity(hashes.count)
        for place in hashes.indices where hashes[place].isPartOfEntity {
            hashed.append(
                HashedProperty(
                    name: hashes[place].name, hash: hashes[place].hash, isOwnInverse: areOwnInverses[place],
                    place: hashes[place].place))
        }
        return hashed
    }

    mutating func reserve(_ count: Int) {
        hashes.reserveCapacity(count)
        areOwnInverses.reserveCapacity(count)
    }

    mutating func add(_ hash: PropertyVersionHash, isOwnInverse: Bool = false) {
        hashes.append(hash)
        areOwnInverses.append(isOwnInverse)
    }

    /// Adds reasons to the properties that they name.
    mutating func add(_ reasons: [UnverifiedHashReason]) {
        guard !reasons.isEmpty else { return }
        let places = Dictionary(
            hashes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        for reason in reasons {
            guard let place = reason.propertyName.flatMap({ places[$0] }) else { continue }
            hashes[place].reasons.append(reason)
        }
    }

    /// Sorts by name in byte order. Xcode already writes attributes in this order, followed by relationships.
    mutating func sort() {
        let places = ByteOrder.places(of: hashes.map(\.name))
        hashes = places.map { hashes[$0] }
        areOwnInverses = places.map { areOwnInverses[$0] }
    }
}

/// The inheritance trees of a model. A parent is visited before its children, and all its descendants before any other
/// entity, so that inherited data is released early.
struct InheritanceOrder {
    /// The indexes of entities by name. For equal names, the index of the first entity.
    let indexByName: [String: Int]
    /// Names that more than one entity has.
    let repeatedNames: Set<String>
    /// The indexes of each entity's children, by the index of the entity.
    let children: [[Int]]
    /// The indexes of the entities without a parent.
    let roots: [Int]

    init(_ entities: [EntityDescription]) {
        var indexByName: [String: Int] = Dictionary(minimumCapacity: entities.count)
        var repeatedNames: Set<String> = []
        for (index, entity) in entities.enumerated() {
            if indexByName[entity.name] == nil {
                indexByName[entity.name] = index
            } else {
                repeatedNames.insert(entity.name)
            }
        }
        var children = [[Int]](repeating: [], count: entities.count)
        var roots: [Int] = []
        for index in indexByName.values.sorted() {
            guard let parentName = entities[index].parentName else {
                roots.append(index)
                continue
            }
            if let parent = indexByName[parentName] { children[parent].append(index) }
        }
        (self.indexByName, self.repeatedNames) = (indexByName, repeatedNames)
        (self.children, self.roots) = (children, roots)
    }
}
