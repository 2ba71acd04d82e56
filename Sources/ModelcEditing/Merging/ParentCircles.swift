import ModelcSchema

/// Entities that are their own ancestors.
package struct ParentCircles {
    private let parents: [String: String]
    /// The entities that are their own ancestors.
    private var members: Set<String> = []

    init(_ model: VerbatimElement) {
        let pairs = model.children.filter { $0.name == "entity" }.compactMap { entity in
            entity.value("name").flatMap { name in entity.value("parentEntity").map { (name, $0) } }
        }
        parents = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        findMembers()
    }

    /// Follows each parent once, however long the chains are.
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

    /// Returns the entities that keep the parent of ours to avoid a cycle; empty if a side has the cycle alone.
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

    /// Returns the entities on the path from a member back to itself.
    private func circle(from name: String) -> [String] {
        var way = [name]
        while let parent = parents[way[way.count - 1]], parent != name { way.append(parent) }
        return way
    }
}
