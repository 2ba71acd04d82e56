import ModelcSchema

/// What two sides want of one thing, and cannot both have.
package struct MergeConflict: Hashable, Sendable {
    /// The two sides, as git calls them.
    package enum Side: String, Hashable, Sendable {
        case ours
        case theirs

        package var other: Side { self == .ours ? .theirs : .ours }
    }

    package enum Kind: Hashable, Sendable {
        /// Both gave attributes of the element other values; the file has those of ours.
        case values([String])
        /// Both changed what is in the element, where order counts; the file has ours.
        case contents
        /// Both added an element of this name, with other values of attributes, or with parts that only one of them has, as
        /// people name them. The file has the parts of both, and the values of ours.
        case additions([String], ours: [String], theirs: [String])
        /// One side removed what the other one changed; the file has the changed one.
        case removal(by: Side)
        /// One side removed what the other one uses, at the paths; the file still has it.
        case use(removedBy: Side, users: [String])
        /// Together the changes make a model with a fault that neither has; the file has both changes.
        case fault(String)
        /// Together the parents of these entities would lead back to the first one; the file has those of ours.
        case circle([String])
    }

    package var path: MergePath
    package var kind: Kind

    /// Whether the part of the base can take the place of what is contested, and nothing else has to change with it.
    package var isOfOnePart: Bool {
        switch kind {
        case .values, .contents, .additions, .removal: true
        case .use, .fault, .circle: false
        }
    }

    /// What each has at the path, with all that is in it; nil where it has nothing.
    package var base: VerbatimElement?
    package var ours: VerbatimElement?
    package var theirs: VerbatimElement?

    package init(
        _ path: MergePath, _ kind: Kind, base: VerbatimElement? = nil, ours: VerbatimElement? = nil,
        theirs: VerbatimElement? = nil
    ) {
        self.path = path
        self.kind = kind
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }
}

/// One value that may be absent, of three.
package enum ThreeWay<Value: Equatable> {
    case agreed(Value)
    case conflict

    /// What they agree on; nil for a conflict.
    package var value: Value? {
        switch self {
        case .agreed(let value): value
        case .conflict: nil
        }
    }

    /// A side that says what the base says does not count.
    package static func merge(_ base: Value, _ ours: Value, _ theirs: Value) -> ThreeWay {
        if ours == theirs || theirs == base { return .agreed(ours) }
        return ours == base ? .agreed(theirs) : .conflict
    }
}

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
