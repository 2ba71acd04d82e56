import ModelcSchema

/// For each name, the entities that may mention it in references, predicates and expressions. Built once for all
/// renames of a script.
///
/// The table may list too many entities: an entity may no longer mention the name, or may mention another element with
/// the same name.
struct MentionedNames {
    /// A fixed number for each entity, by the entity's current name. A rename does not change the number.
    private var numbers: [String: Int] = [:]
    private var names: [String] = []
    private var holders: [Substring: Set<Int>] = [:]
    /// The words in the predicates of all fetch requests.
    private var requests: Set<Substring> = []

    init(in model: ManagedObjectModel) {
        for index in model.entities.indices { add(model.entities[index]) }
        for request in model.fetchRequests { requests.formUnion(request.predicate?.words ?? []) }
    }

    /// Returns the indices of the entities that may mention a name, sorted. Nil if they are not known, so that all
    /// entities must be searched.
    func places(of name: String, _ declared: DeclaredNames, in model: ManagedObjectModel) -> [Int]? {
        guard name.words == [Substring(name)], numbers.count == names.count else { return nil }
        let places = (holders[Substring(name)] ?? []).map { declared.place(ofEntity: names[$0], in: model) }
        return places.contains(nil) ? nil : places.compactMap { $0 }.sorted()
    }

    /// Whether a fetch request may mention a name.
    func isRequested(_ name: String) -> Bool {
        name.words != [Substring(name)] || requests.contains(Substring(name))
    }

    /// Records that the references to a name now contain its new name.
    mutating func follow(_ old: String, to new: String) {
        guard old.words == [Substring(old)], new.words == [Substring(new)] else { return holdNothing() }
        if let followers = holders[Substring(old)] { holders[Substring(new), default: []].formUnion(followers) }
        if requests.contains(Substring(old)) { requests.insert(Substring(new)) }
    }

    /// Records that an entity was renamed, and that the references to it contain the new name.
    mutating func rename(entity old: String, to new: String) {
        follow(old, to: new)
        guard let number = numbers.removeValue(forKey: old) else { return holdNothing() }
        numbers[new] = number
        names[number] = new
    }

    /// Discards the table; `places` then returns nil.
    private mutating func holdNothing() { numbers = [:] }

    private mutating func add(_ entity: EntityDescription) {
        let number = names.count
        names.append(entity.name)
        numbers[entity.name] = number
        for relationship in entity.relationships {
            for name in [relationship.inverseName, relationship.destinationName, relationship.inverseEntityName] {
                if let name { holders[Substring(name), default: []].insert(number) }
            }
        }
        if let parent = entity.parentName { holders[Substring(parent), default: []].insert(number) }
        for property in entity.fetchedProperties {
            guard let request = property.fetchRequest else { continue }
            if let name = request.entityName { holders[Substring(name), default: []].insert(number) }
            add(request.predicate, number)
        }
        for place in entity.derivedPlaces { add(entity.attributes[place].derivationExpression, number) }
        for index in entity.fetchIndexes {
            add(index.partialIndexPredicate, number)
            for element in index.elements {
                add(element.expression, number)
                add(element.propertyName, number)
            }
        }
        for member in entity.compoundIndexes.flatMap(\.members) + entity.uniquenessConstraints.flatMap(\.members) {
            add(member.name, number)
        }
    }

    private mutating func add(_ text: String?, _ number: Int) {
        for word in text?.words ?? [] { holders[word, default: []].insert(number) }
    }
}
