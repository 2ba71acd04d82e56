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

    /// The paths at which, or below which, anything is demanded.
    var concerned: Set<MergePath> {
        let paths = Array(kept.keys) + Array(circles.keys) + Array(renamed)
        return Set(paths.flatMap { path in (0...path.steps.count).map { MergePath(Array(path.steps.prefix($0))) } })
    }

    /// Whether one side renamed what the other one removed.
    func isRenamed(_ path: MergePath) -> Bool { renamed.contains(path) }
}

/// Entities whose parents lead back to them.
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

    /// The entities that keep the parent of ours, so that nothing leads back; empty where a side has the circle alone.
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

    /// The entities on the way from a member back to it.
    private func circle(from name: String) -> [String] {
        var way = [name]
        while let parent = parents[way[way.count - 1]], parent != name { way.append(parent) }
        return way
    }
}
