import ModelcBase
import ModelcSchema
import ModelcTestSupport

/// Random models with inheritance, bounds, regular expressions, uniqueness constraints and counts of links, so that the
/// numbers of objects depend on each other. The same seed gives the same model.
struct RandomRules {
    private var random: SeededRandom
    private var entities: [EntityDescription] = []

    static func model(seed: UInt64) -> ManagedObjectModel {
        var rules = RandomRules(random: SeededRandom(seed: seed))
        for number in 0..<rules.number(1...6) { rules.addEntity(number) }
        for number in 0..<rules.number(0...6) { rules.addLinks(number) }
        for index in rules.entities.indices { rules.addConstraints(index) }
        var model = ManagedObjectModel()
        model.entities = rules.entities
        return model
    }

    private init(random: SeededRandom) { self.random = random }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func isChosen(_ percent: Int) -> Bool { number(1...100) <= percent }

    private mutating func addEntity(_ number: Int) {
        var added = entity("E\(self.number(0...9))\(number)")
        if !entities.isEmpty, isChosen(40) { added.parentName = entities[self.number(0...entities.count - 1)].name }
        added.isAbstract = isChosen(20)
        for place in 0..<self.number(0...4) { added.attributes.append(attribute("a\(number)x\(place)")) }
        entities.append(added)
    }

    private mutating func attribute(_ name: String) -> AttributeDescription {
        let types: [AttributeType] = [
            .integer16, .integer32, .integer64, .decimal, .double, .float, .boolean, .string, .date, .uuid, .uri,
        ]
        var made = ModelcTestSupport.attribute(name, types[number(0...types.count - 1)], optional: isChosen(50))
        switch made.type {
        case .string:
            if isChosen(30) {
                made.regularExpression = ["[A-Z]{2}[0-9]*", "(ab|cd)+", "#?[0-9a-f]{6}"][number(0...2)]
                return made
            }
            setBounds(&made, [0, 1, 3, 20], [0, 1, 2, 10, 300])
        case .integer16, .integer32, .integer64, .decimal, .double, .float:
            setBounds(&made, [-5, 0, 1, 100], [0, 1, 3, 30, 500])
        default: break
        }
        return made
    }

    private mutating func setBounds(_ attribute: inout AttributeDescription, _ least: [Int], _ widths: [Int]) {
        guard isChosen(50) else { return }
        let bound = least[number(0...least.count - 1)]
        if isChosen(70) { attribute.minimumValueText = "\(bound)" }
        if isChosen(70) { attribute.maximumValueText = "\(bound + widths[number(0...widths.count - 1)])" }
    }

    private mutating func addLinks(_ number: Int) {
        let (left, right) = (self.number(0...entities.count - 1), self.number(0...entities.count - 1))
        let names = (entities[left].name, entities[right].name)
        switch self.number(0...9) {
        case 0: entities[left].relationships.append(relationship("r\(number)", names.1, nil))
        case 1: entities[left].relationships.append(relationship("s\(number)", names.0, "s\(number)"))
        default:
            entities[left].relationships.append(relationship("p\(number)", names.1, "q\(number)"))
            entities[right].relationships.append(relationship("q\(number)", names.0, "p\(number)"))
        }
    }

    private mutating func relationship(
        _ name: String, _ destination: String, _ inverse: String?
    ) -> RelationshipDescription {
        let isToMany = isChosen(50)
        var made =
            isToMany ? many(name, to: destination, inverse: inverse) : link(name, to: destination, inverse: inverse)
        made.isOptional = isChosen(70)
        guard isToMany else { return made }
        // A relationship that is its own inverse has no order.
        made.isOrdered = inverse != name && isChosen(30)
        if isChosen(30) { made.minimumCount = number(1...3) }
        if isChosen(30) { made.maximumCount = max(made.minimumCount ?? 1, [2, 3, 10][number(0...2)]) }
        return made
    }

    private mutating func addConstraints(_ index: Int) {
        let model = ResolvedModel(modelOfEntities)
        let entity = entities[index]
        let owners = [entity] + model.ancestors(of: entity)
        let names =
            owners.flatMap(\.attributes).map(\.name) + entity.relationships.filter { !$0.isToMany }.map(\.name)
        guard !names.isEmpty else { return }
        for _ in 0..<number(0...2) {
            let first = names[number(0...names.count - 1)]
            let second = names[number(0...names.count - 1)]
            entities[index].uniquenessConstraints.append(
                isChosen(40) && first != second ? constraint(first, second) : constraint(first))
        }
    }

    private var modelOfEntities: ManagedObjectModel {
        var model = ManagedObjectModel()
        model.entities = entities
        return model
    }
}
