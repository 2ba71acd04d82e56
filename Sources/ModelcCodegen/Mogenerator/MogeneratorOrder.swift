import ModelcSchema

/// An order of the entities: an entity comes after the entities that it depends on.
struct MogeneratorOrder {
    private let ranks: [Int: Int]

    /// - Parameter isDependency: whether a relationship makes its entity depend on the destination.
    init(_ model: MogeneratorModel, _ isDependency: (RelationshipDescription) -> Bool) {
        var ranks: [Int: Int] = [:]
        var state: [Int: Bool] = [:]
        let names = model.entities.indices.sorted { model.description(at: $0).name < model.description(at: $1).name }
        let dependencies = model.entities.indices.map { index in
            model.entities[index].relationships.filter(isDependency).compactMap {
                $0.destinationName.flatMap(model.index)
            }
            .filter { $0 != index }
        }
        for start in names where state[start] == nil {
            var stack = [(start, 0)]
            state[start] = false
            while let (index, next) = stack.last {
                guard next < dependencies[index].count else {
                    stack.removeLast()
                    state[index] = true
                    ranks[index] = ranks.count
                    continue
                }
                stack[stack.count - 1].1 += 1
                let destination = dependencies[index][next]
                if state[destination] == nil {
                    state[destination] = false
                    stack.append((destination, 0))
                }
            }
        }
        self.ranks = ranks
    }

    /// The indices of the entities in this order.
    var indices: [Int] { ranks.sorted { $0.value < $1.value }.map(\.key) }

    func sorted(_ relationships: [MogeneratorRelationship]) -> [MogeneratorRelationship] {
        relationships.sorted {
            let (left, right) = (rank($0), rank($1))
            return left == right ? $0.relationship.name < $1.relationship.name : left < right
        }
    }

    private func rank(_ relationship: MogeneratorRelationship) -> Int {
        relationship.destination.flatMap { ranks[$0] } ?? .max
    }
}
