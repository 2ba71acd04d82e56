import ModelcBase
import ModelcSchema
import ModelcTestSupport

/// Small models that change at random from version to version: renames with and without identifiers, moves,
/// inheritance, repeated identifiers. The same seed gives the same versions.
struct RandomVersions {
    private var random: SeededRandom
    private var names = 0
    private var entities: [EntityDescription] = []

    static func make(seed: UInt64, count: Int) -> [ManagedObjectModel] {
        var versions = RandomVersions(random: SeededRandom(seed: seed))
        for _ in 0..<5 { versions.addEntity() }
        return (0..<count).map { _ in
            for _ in 0..<versions.number(below: 4) { versions.change() }
            return versions.model
        }
    }

    private init(random: SeededRandom) { self.random = random }

    private mutating func number(below limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &random)
    }

    private mutating func freshName() -> String {
        names += 1
        return "n\(names)"
    }

    /// The model with a position for every element, so that each change moves the following ones.
    private var model: ManagedObjectModel {
        var model = ManagedObjectModel()
        model.entities = entities
        var line = 1
        func next() -> SourcePosition {
            line += 1
            return SourcePosition(offset: line * 10, line: line, column: 1)
        }
        for entity in entities.indices {
            model.entities[entity].position = next()
            for place in entities[entity].attributes.indices {
                model.entities[entity].attributes[place].position = next()
            }
            for place in entities[entity].relationships.indices {
                model.entities[entity].relationships[place].position = next()
            }
        }
        return model
    }

    private mutating func addEntity() {
        var added = entity(freshName(), [attribute(freshName()), attribute(freshName(), .integer32)])
        if !entities.isEmpty {
            let other = entities[number(below: entities.count)].name
            if number(below: 3) == 0 { added.parentName = other }
            added.relationships = [link(freshName(), to: other)]
        }
        added.isAbstract = number(below: 4) == 0
        entities.append(added)
    }

    private mutating func change() {
        let entity = number(below: entities.count)
        switch number(below: 8) {
        case 0: addEntity()
        case 1 where entities.count > 2: entities.remove(at: entity)
        case 2: rename(entity)
        case 3: entities[entity].isAbstract.toggle()
        case 4: entities[entity].parentName = entities[number(below: entities.count)].name
        case 5 where !entities[entity].relationships.isEmpty: changeRelationship(entity)
        case _ where !entities[entity].attributes.isEmpty: changeAttribute(entity)
        default: entities[entity].attributes.append(attribute(freshName(), .boolean) { $0.isOptional = false })
        }
    }

    private mutating func rename(_ entity: Int) {
        let old = entities[entity].name
        entities[entity].name = freshName()
        if number(below: 3) > 0 { entities[entity].renamingIdentifier = entities[entity].renamingIdentifier ?? old }
        for other in entities.indices where entities[other].parentName == old {
            entities[other].parentName = entities[entity].name
        }
    }

    private mutating func changeRelationship(_ entity: Int) {
        let other = entities[number(below: entities.count)].name
        switch number(below: 5) {
        case 0: entities[entity].relationships[0].destinationName = other
        case 1: entities[entity].relationships[0].isToMany.toggle()
        case 2: entities[entity].relationships[0].isOptional.toggle()
        case 3: entities[entity].relationships[0].inverseName = entities[entity].relationships[0].name
        default: entities[entity].relationships[0].name = freshName()
        }
    }

    private mutating func changeAttribute(_ entity: Int) {
        let place = number(below: entities[entity].attributes.count)
        switch number(below: 9) {
        case 0: entities[entity].attributes.remove(at: place)
        case 1: entities[entity].attributes[place].isOptional.toggle()
        case 2: entities[entity].attributes[place].type = [.string, .integer64, .boolean][number(below: 3)]
        case 3: entities[entity].attributes[place].name = freshName()
        case 4:
            entities[entity].attributes[place].renamingIdentifier = entities[entity].attributes[place].name
            entities[entity].attributes[place].name = freshName()
        case 5:
            entities[number(below: entities.count)].attributes.append(entities[entity].attributes.remove(at: place))
        case 6: entities[number(below: entities.count)].attributes.append(entities[entity].attributes[place])
        case 7: entities[entity].attributes[place].renamingIdentifier = entities[entity].attributes[0].name
        default:
            entities[entity].uniquenessConstraints = [constraint(entities[entity].attributes[place].name)]
        }
    }
}
