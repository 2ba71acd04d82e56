import ModelcSchema
import ModelcTestSupport

/// Small models that change at random from version to version, with relationships in both directions, inheritance, and
/// renames. Every inverse exists. The same seed gives the same versions.
struct LinkedVersions {
    private var random: SeededRandom
    private var names = 0
    private var entities: [EntityDescription] = []

    static func make(seed: UInt64, count: Int) -> [ManagedObjectModel] {
        var versions = LinkedVersions(random: SeededRandom(seed: seed))
        for _ in 0..<3 { versions.addEntity() }
        for _ in 0..<4 { versions.addLink() }
        return (0..<count).map { _ in
            for _ in 0...versions.number(below: 3) { versions.change() }
            return versions.model
        }
    }

    private init(random: SeededRandom) { self.random = random }

    private var model: ManagedObjectModel {
        var model = ManagedObjectModel()
        model.entities = entities
        return model
    }

    private mutating func number(below limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &random)
    }

    private mutating func freshName() -> String {
        names += 1
        return "n\(names)"
    }

    private mutating func addEntity() {
        var added = entity(freshName(), [attribute(freshName()), attribute(freshName(), .integer32)])
        if !entities.isEmpty, number(below: 3) == 0 { added.parentName = entities[number(below: entities.count)].name }
        added.isAbstract = number(below: 5) == 0
        entities.append(added)
    }

    private mutating func addLink() {
        let (from, to) = (number(below: entities.count), number(below: entities.count))
        let (name, inverse) = (freshName(), freshName())
        let isTransient = number(below: 12) == 0
        var there = link(name, to: entities[to].name, inverse: inverse)
        there.isToMany = number(below: 2) == 0
        there.isOptional = number(below: 3) > 0
        var back = link(inverse, to: entities[from].name, inverse: name)
        back.isToMany = number(below: 2) == 0
        back.isTransient = isTransient
        entities[from].relationships.append(there)
        entities[to].relationships.append(back)
    }

    private mutating func change() {
        let place = number(below: entities.count)
        switch number(below: 9) {
        case 0: addEntity()
        case 1 where entities.count > 2: remove(place)
        case 2: rename(place)
        case 3: entities[place].isAbstract.toggle()
        case 4: addLink()
        case 5 where !entities[place].relationships.isEmpty: renameLink(place)
        case 6 where !entities[place].relationships.isEmpty:
            entities[place].relationships[number(below: entities[place].relationships.count)].isToMany.toggle()
        case _ where !entities[place].attributes.isEmpty: changeAttribute(place)
        default: entities[place].attributes.append(attribute(freshName()) { $0.isOptional = false })
        }
    }

    private mutating func remove(_ place: Int) {
        let name = entities.remove(at: place).name
        for other in entities.indices {
            if entities[other].parentName == name { entities[other].parentName = nil }
            entities[other].relationships.removeAll { $0.destinationName == name }
        }
    }

    private mutating func rename(_ place: Int) {
        let old = entities[place].name
        let new = freshName()
        entities[place].name = new
        if number(below: 3) > 0 { entities[place].renamingIdentifier = entities[place].renamingIdentifier ?? old }
        for other in entities.indices {
            if entities[other].parentName == old { entities[other].parentName = new }
            for link in entities[other].relationships.indices
            where entities[other].relationships[link].destinationName == old {
                entities[other].relationships[link].destinationName = new
                entities[other].relationships[link].inverseEntityName = new
            }
        }
    }

    private mutating func renameLink(_ place: Int) {
        let link = number(below: entities[place].relationships.count)
        let relationship = entities[place].relationships[link]
        let name = freshName()
        entities[place].relationships[link].name = name
        if number(below: 3) > 0 {
            entities[place].relationships[link].renamingIdentifier =
                relationship.renamingIdentifier ?? relationship.name
        }
        for other in entities.indices {
            for back in entities[other].relationships.indices
            where entities[other].relationships[back].inverseName == relationship.name {
                entities[other].relationships[back].inverseName = name
            }
        }
    }

    private mutating func changeAttribute(_ place: Int) {
        let attribute = number(below: entities[place].attributes.count)
        switch number(below: 5) {
        case 0: entities[place].attributes.remove(at: attribute)
        case 1: entities[place].attributes[attribute].isOptional.toggle()
        case 2: entities[place].attributes[attribute].type = [.string, .decimal, .boolean][number(below: 3)]
        case 3:
            entities[place].attributes[attribute].renamingIdentifier = entities[place].attributes[attribute].name
            entities[place].attributes[attribute].name = freshName()
        default: entities[place].attributes[attribute].name = freshName()
        }
    }
}
