import ModelcSchema

/// Finds cycles of parent entities: entities that are their own ancestors.
package struct ParentCircles {
    private let parents: [String: String]
    /// The names of the entities that are part of a cycle.
    private var members: Set<String> = []

    init(_ model: VerbatimElement) {
        let pairs = model.children.filter { $0.name == "entity" }.compactMap { entity in
            entity.value("name").flatMap { name in entity.value("parentEntity").map { (name, $0) } }
        }
        parents = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        findMembers()
    }

    /// Finds the entities in cycles. Each parent is followed only once, so that long chains are not slow.
    private mutating func findMembers() {
        var known: Set<String> = []
        for start in parents.keys where !known.contains(start) {
            var places: [String: Int] = [:]
            var way: [String] = []
            var next: String? = start
            while let name = next, known.insert(name).inserted {
                places[name] = way.count
                way.append(name)
                next = parents[name]
            }
            if let name = next, let place = places[name] { members.formUnion(way[place...]) }
        }
    }

    /// Finds the entities that must keep their parent from our side, so that there is no cycle. The key is the entity's
    /// path; the value has the names of all entities in its cycle. A cycle that one side alone already has is left out.
    package static func demands(
        in merged: VerbatimElement, ours: VerbatimElement, theirs: VerbatimElement
    ) -> [MergePath: [String]] {
        let all = ParentCircles(merged)
        guard !all.members.isEmpty else { return [:] }
        let (mine, others) = (ParentCircles(ours), ParentCircles(theirs))
        var found: [MergePath: [String]] = [:]
        var seen: Set<String> = []
        for name in all.members.sorted() where !seen.contains(name) {
            let circle = all.circle(from: name)
            seen.formUnion(circle)
            guard !mine.members.contains(name), !others.members.contains(name) else { continue }
            let changed = circle.filter { all.parents[$0] != mine.parents[$0] }
            for entity in changed { found[MergePath.entity(entity)] = circle }
        }
        return found
    }

    /// Returns the names of the entities in the cycle that contains this entity.
    private func circle(from name: String) -> [String] {
        var way = [name]
        while let parent = parents[way[way.count - 1]], parent != name { way.append(parent) }
        return way
    }
}
