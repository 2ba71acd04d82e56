import ModelcSchema

/// The inheritance trees of a model's entities. An entity is given by its index in the model.
///
/// Each entity has a number. A parent has a smaller number than its subentities, and all descendants of an entity have
/// consecutive numbers. So "inherits from" is a comparison of numbers. Invalid models also have trees: an entity with
/// an unknown parent is a root. An entity in a cycle, or with an ancestor in a cycle, is a tree of its own.
struct InheritanceForest: Sendable {
    /// How the chain of an entity's ancestors ends.
    enum End: Sendable {
        /// The chain ends at an entity without a parent. All ancestors are known.
        case root
        /// The chain ends at an entity whose parent does not exist.
        case unknownParent
        case cycle
    }

    /// The index of the first entity with each name.
    let indexByName: [String: Int]
    /// The index of each entity's parent; nil if it has no parent, or if the parent does not exist.
    let parents: [Int?]
    let ends: [End]
    /// The cycles of parents. Each cycle begins with its first entity in the file, and each entity is followed by its
    /// parent.
    let cycles: [[Int]]
    /// The indexes of the entities, in the order of their numbers.
    let order: [Int]
    /// The number of each entity. Its descendants have the numbers after it, up to the entity's value in `limits`.
    private let numbers: [Int]
    private let limits: [Int]
    /// The index of the root entity of each entity's tree.
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

    /// Returns the number of an entity. It is smaller than the numbers of its descendants.
    func number(of entity: Int) -> Int { numbers[entity] }

    /// Whether an entity is `ancestor` itself or inherits from it.
    func entity(_ entity: Int, isKindOf ancestor: Int) -> Bool {
        numbers[ancestor] <= numbers[entity] && numbers[entity] < limits[ancestor]
    }

    /// Whether both entities are the same, or one inherits from the other.
    func areKin(_ left: Int, _ right: Int) -> Bool { entity(left, isKindOf: right) || entity(right, isKindOf: left) }

    /// Whether all ancestors of an entity are known. If not, an unknown ancestor may declare an element that is not
    /// found.
    func hasCompleteLineage(_ entity: Int) -> Bool { ends[entity] == .root }

    /// Returns the topmost ancestor of an entity, or the entity itself if it has no parent. Nil if its parents form a
    /// cycle.
    func root(of entity: Int) -> Int? { ends[entity] == .cycle ? nil : roots[entity] }

    /// Returns the entity, its parent, the parent's parent, and so on. If its parents form a cycle, returns only the
    /// entity.
    func lineage(of entity: Int) -> some Sequence<Int> {
        sequence(first: entity) { ends[$0] == .cycle ? nil : parents[$0] }
    }
}

/// Determines how the chain of ancestors of each entity ends, and finds the cycles. Each entity is visited once.
struct AncestorWalk {
    private(set) var ends: [InheritanceForest.End]
    private(set) var cycles: [[Int]] = []

    /// - Parameters:
    ///   - parents: the index of each entity's parent; nil if it has no parent, or if the parent does not exist.
    ///   - hasParentName: whether each entity names a parent.
    init(_ parents: [Int?], hasParentName: [Bool]) {
        ends = Array(repeating: .root, count: parents.count)
        /// For each entity, the index of the entity from which the walk reached it first; nil if it was not reached
        /// yet.
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

/// Numbers the nodes of trees from the root down. The descendants of a node get the consecutive numbers after it.
struct TreeNumbering {
    /// The nodes, in the order of their numbers.
    private(set) var order: [Int] = []
    private(set) var numbers: [Int]
    /// For each node, the number after that of its last descendant.
    private(set) var limits: [Int]

    /// - Parameter parents: the parent of each node; nil for a root. There must be no cycles.
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

    /// Computes `limits`, from the last number to the first. So the value of a node is complete before its parent uses
    /// it.
    private mutating func closeRanges(_ parents: [Int?]) {
        for node in order.reversed() {
            limits[node] = max(limits[node], numbers[node] + 1)
            if let parent = parents[node] { limits[parent] = max(limits[parent], limits[node]) }
        }
    }
}

/// The children of every node, stored as linked lists. They need only two arrays for all trees.
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
