import ModelcSchema

/// The inheritance trees of a model's entities. Entities are given by their index in the model.
///
/// Entities are numbered parent first, with all descendants in consecutive numbers, so "inherits from" is a
/// comparison of two numbers. Invalid models have trees too: an entity with an unknown parent is a root, and entities
/// that inherit from a cycle stand alone.
struct InheritanceForest: Sendable {
    /// The end of the chain of ancestors of an entity.
    enum End: Sendable {
        /// An entity without a parent: all ancestors are known.
        case root
        /// An entity whose parent does not exist.
        case unknownParent
        case cycle
    }

    /// The index of each name's first entity.
    let indexByName: [String: Int]
    /// The parent of each entity; nil if it has none or an unknown one.
    let parents: [Int?]
    let ends: [End]
    /// The cycles of parents: each begins with its first entity in the file, and each entity is followed by its parent.
    let cycles: [[Int]]
    /// The entities in their numbering.
    let order: [Int]
    /// Each entity's number; its descendants have the following numbers up to its limit.
    private let numbers: [Int]
    private let limits: [Int]
    /// The root of each entity's tree.
    private let roots: [Int]

    init(_ entities: [EntityDescription]) {
        var indexByName: [String: Int] = Dictionary(minimumCapacity: entities.count)
        for index in entities.indices where indexByName[entities[index].name] == nil {
            indexByName[entities[index].name] = index
        }
        let parents = entities.map { entity in entity.parentName.flatMap { indexByName[$0] } }
        let walk = AncestorWalk(parents, hasParentName: entities.map { $0.parentName != nil })
        let numbering = TreeNumbering(
            parents: parents.indices.map { walk.ends[$0] == .cycle ? nil : parents[$0] })
        self.indexByName = indexByName
        self.parents = parents
        ends = walk.ends
        cycles = walk.cycles
        order = numbering.order
        numbers = numbering.numbers
        limits = numbering.limits
        var roots = Array(entities.indices)
        for index in numbering.order where walk.ends[index] != .cycle {
            if let parent = parents[index] { roots[index] = roots[parent] }
        }
        self.roots = roots
    }

    /// Returns the entity's number, which is smaller than those of its descendants.
    func number(of entity: Int) -> Int { numbers[entity] }

    /// Whether an entity is `ancestor` or inherits from it.
    func entity(_ entity: Int, isKindOf ancestor: Int) -> Bool {
        numbers[ancestor] <= numbers[entity] && numbers[entity] < limits[ancestor]
    }

    /// Whether one entity inherits from the other, or both are the same.
    func areKin(_ left: Int, _ right: Int) -> Bool { entity(left, isKindOf: right) || entity(right, isKindOf: left) }

    /// Whether all ancestors are known, so that elements that are not found among them do not exist.
    func hasCompleteLineage(_ entity: Int) -> Bool { ends[entity] == .root }

    /// Returns the topmost ancestor of an entity, or the entity itself; nil for entities that inherit from a cycle.
    func root(of entity: Int) -> Int? { ends[entity] == .cycle ? nil : roots[entity] }

    /// Returns the entity, its parent, and so on; only the entity itself if it inherits from a cycle.
    func lineage(of entity: Int) -> some Sequence<Int> {
        sequence(first: entity) { ends[$0] == .cycle ? nil : parents[$0] }
    }
}

/// Follows parents upwards from every entity, each entity once, and finds the cycles.
struct AncestorWalk {
    private(set) var ends: [InheritanceForest.End]
    private(set) var cycles: [[Int]] = []

    /// - Parameters:
    ///   - parents: the index of each entity's parent; nil if it has none or an unknown one.
    ///   - hasParentName: whether each entity names a parent.
    init(_ parents: [Int?], hasParentName: [Bool]) {
        ends = Array(repeating: .root, count: parents.count)
        /// The entity from which each was first reached.
        var starts = [Int?](repeating: nil, count: parents.count)
        for start in parents.indices where starts[start] == nil {
            var path: [Int] = []
            var next: Int? = start
            while let entity = next, starts[entity] == nil {
                starts[entity] = start
                path.append(entity)
                next = parents[entity]
            }
            let isOnPath = next.map { starts[$0] == start } ?? false
            let end = findEnd(of: path, meeting: next, isOnPath: isOnPath, hasParentName)
            for entity in path { ends[entity] = end }
        }
        cycles.sort { $0[0] < $1[0] }
    }

    private mutating func findEnd(
        of path: [Int], meeting met: Int?, isOnPath: Bool, _ hasParentName: [Bool]
    ) -> InheritanceForest.End {
        guard let met else { return path.last.map { hasParentName[$0] } == true ? .unknownParent : .root }
        guard isOnPath else { return ends[met] }
        cycles.append(AncestorWalk.beginningWithFirst(Array(path.drop { $0 != met })))
        return .cycle
    }

    private static func beginningWithFirst(_ cycle: [Int]) -> [Int] {
        guard let first = cycle.indices.min(by: { cycle[$0] < cycle[$1] }) else { return cycle }
        return Array(cycle[first...] + cycle[..<first])
    }
}

/// Numbers the nodes of trees from the root down, so that a node's descendants have consecutive numbers after it.
struct TreeNumbering {
    /// The nodes in their numbering.
    private(set) var order: [Int] = []
    private(set) var numbers: [Int]
    /// The number after the last descendant of each node.
    private(set) var limits: [Int]

    /// - Parameter parents: each node's parent, without cycles.
    init(parents: [Int?]) {
        numbers = Array(repeating: 0, count: parents.count)
        limits = Array(repeating: 0, count: parents.count)
        order.reserveCapacity(parents.count)
        let siblings = SiblingLists(parents)
        var waiting: [Int] = siblings.roots.reversed()
        while let node = waiting.popLast() {
            numbers[node] = order.count
            order.append(node)
            siblings.forEachChild(of: node) { waiting.append($0) }
        }
        closeRanges(parents)
    }

    /// Goes from the last number to the first, so that every node is complete before it extends its parent.
    private mutating func closeRanges(_ parents: [Int?]) {
        for node in order.reversed() {
            limits[node] = max(limits[node], numbers[node] + 1)
            if let parent = parents[node] { limits[parent] = max(limits[parent], limits[node]) }
        }
    }
}

/// The children of every node as linked lists, which need two arrays for the whole forest.
struct SiblingLists {
    private(set) var roots: [Int] = []
    private var lastChild: [Int?]
    private var previousSibling: [Int?]

    init(_ parents: [Int?]) {
        lastChild = Array(repeating: nil, count: parents.count)
        previousSibling = Array(repeating: nil, count: parents.count)
        for node in parents.indices {
            guard let parent = parents[node] else {
                roots.append(node)
                continue
            }
            previousSibling[node] = lastChild[parent]
            lastChild[parent] = node
        }
    }

    /// Visits the children from the last to the first.
    func forEachChild(of node: Int, _ visit: (Int) -> Void) {
        var next = lastChild[node]
        while let child = next {
            visit(child)
            next = previousSibling[child]
        }
    }
}
