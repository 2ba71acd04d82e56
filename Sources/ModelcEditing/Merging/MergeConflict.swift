import ModelcSchema

/// Changes of two sides that contradict each other.
package struct MergeConflict: Hashable, Sendable {
    /// The two sides, as git calls them.
    package enum Side: String, Hashable, Sendable {
        case ours
        case theirs

        package var other: Side { self == .ours ? .theirs : .ours }
    }

    package enum Kind: Hashable, Sendable {
        /// Both set attributes of the element to different values; the file has those of ours.
        case values([String])
        /// Both changed the content of the element, where order matters; the file has that of ours.
        case contents
        /// Both added an element with this name, with different values of attributes, or with parts that only one of
        /// them has, named as in messages. The file has the parts of both, and the values of ours.
        case additions([String], ours: [String], theirs: [String])
        /// One side removed an element that the other one changed; the file has the changed one.
        case removal(by: Side)
        /// One side removed an element that the other one uses at the given paths; the file still has it.
        case use(removedBy: Side, users: [String])
        /// The combined changes make a model with an error that neither side has; the file has both changes.
        case fault(String)
        /// The combined parents of these entities would form a cycle; the file has those of ours.
        case circle([String])
    }

    package var path: MergePath
    package var kind: Kind

    /// Whether the conflicting part can be replaced by the base's part without any other change.
    package var isOfOnePart: Bool {
        switch kind {
        case .values, .contents, .additions, .removal: true
        case .use, .fault, .circle: false
        }
    }

    /// The element at the path in each model, with its content; nil if there is none.
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

/// Three versions of one value that may be absent.
package enum ThreeWay<Value: Equatable> {
    case agreed(Value)
    case conflict

    /// The merged value; nil for a conflict.
    package var value: Value? {
        switch self {
        case .agreed(let value): value
        case .conflict: nil
        }
    }

    /// Merges three values. A side that equals the base does not count.
    package static func merge(_ base: Value, _ ours: Value, _ theirs: Value) -> ThreeWay {
        if ours == theirs || theirs == base { return .agreed(ours) }
        return ours == base ? .agreed(theirs) : .conflict
    }
}

/// Dependencies between the parts of a merged model, found by merging without them and checking the result.
package struct MergeDemands {
    /// Paths of elements that are kept although one side removed them, with the elements that use them.
    package var kept: [MergePath: [String]] = [:]
    /// Paths of entities that keep the parent of ours, with the entities whose parents would form a cycle.
    package var circles: [MergePath: [String]] = [:]
    /// Paths of parts that one side renamed and the other one removed. The names are already aligned, so no value of
    /// the part shows the change.
    private let renamed: Set<MergePath>

    package init(renamed: Set<MergePath> = []) { self.renamed = renamed }

    /// Adds new demands.
    ///
    /// - Returns: whether any was new.
    package mutating func add(_ others: MergeDemands) -> Bool {
        let count = kept.count + circles.count
        kept.merge(others.kept) { first, _ in first }
        circles.merge(others.circles) { first, _ in first }
        return kept.count + circles.count > count
    }

    /// The paths at or below which there are demands.
    var concerned: Set<MergePath> {
        let paths = Array(kept.keys) + Array(circles.keys) + Array(renamed)
        return Set(paths.flatMap { path in (0...path.steps.count).map { MergePath(Array(path.steps.prefix($0))) } })
    }

    /// Whether one side renamed what the other one removed.
    func isRenamed(_ path: MergePath) -> Bool { renamed.contains(path) }
}

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

    /// Returns the entities on the way from a member back to itself.
    private func circle(from name: String) -> [String] {
        var way = [name]
        while let parent = parents[way[way.count - 1]], parent != name { way.append(parent) }
        return way
    }
}
