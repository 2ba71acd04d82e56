import ModelcSchema

/// What parts of a merged model demand of each other: found by merging without them, and looking at the result.
package struct MergeDemands {
    /// Paths of elements that stay although one side removed them, with what uses them.
    package var kept: [MergePath: [String]] = [:]
    /// Paths of entities that keep the parent of ours, with the entities whose parents would make a circle.
    package var circles: [MergePath: [String]] = [:]
    /// Paths of parts that one side renamed and the other one removed. The names are the same by now: no value of the part
    /// tells that anything was changed.
    private let renamed: Set<MergePath>

    package init(renamed: Set<MergePath> = []) { self.renamed = renamed }

    /// Adds what is new.
    ///
    /// - Returns: whether anything is.
    package mutating func add(_ others: MergeDemands) -> Bool {
        let count = kept.count + circles.count
        kept.merge(others.kept) { first, _ in first }
        circles.merge(others.circles) { first, _ in first }
        return kept.count + circles.count > count
    }

    /// Whether anything at a path, or below it, is demanded.
    func concern(_ path: MergePath) -> Bool {
        let isBelow = { (other: MergePath) in other.steps.starts(with: path.steps) }
        return kept.keys.contains(where: isBelow) || circles.keys.contains(where: isBelow)
            || renamed.contains(where: isBelow)
    }

    /// Whether one side renamed what the other one removed.
    func isRenamed(_ path: MergePath) -> Bool { renamed.contains(path) }
}

/// Entities whose parents lead back to them.
package struct ParentCircles {
    private let parents: [String: String]

    init(_ model: VerbatimElement) {
        let pairs = model.children.filter { $0.name == "entity" }.compactMap { entity in
            entity.value("name").flatMap { name in entity.value("parentEntity").map { (name, $0) } }
        }
        parents = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The entities that keep the parent of ours, so that nothing leads back; empty where a side has the circle alone.
    package static func demands(
        in merged: VerbatimElement, ours: VerbatimElement, theirs: VerbatimElement
    ) -> [MergePath: [String]] {
        let (all, mine, others) = (ParentCircles(merged), ParentCircles(ours), ParentCircles(theirs))
        var found: [MergePath: [String]] = [:]
        var seen: Set<String> = []
        for name in all.parents.keys.sorted() where !seen.contains(name) {
            guard let circle = all.circle(from: name) else { continue }
            seen.formUnion(circle)
            guard mine.circle(from: name) == nil, others.circle(from: name) == nil else { continue }
            let changed = circle.filter { all.parents[$0] != mine.parents[$0] }
            for entity in changed { found[MergePath.entity(entity)] = circle }
        }
        return found
    }

    /// The entities on the way from an entity back to it; nil where the way does not lead back.
    private func circle(from name: String) -> [String]? {
        var way = [name]
        while let parent = parents[way[way.count - 1]] {
            if parent == name { return way }
            if way.contains(parent) { return nil }
            way.append(parent)
        }
        return nil
    }
}
