/// The inheritance of one model, by entity indexes, with constant-time ancestor checks.
///
/// An unknown parent counts as none, and a cycle of parents is broken at the entity that closes it.
struct InheritanceTree {
    private(set) var parents: [Int?]
    /// The root of each entity's tree.
    private(set) var roots: [Int]
    /// Each entity's number in a traversal that visits parents before children.
    private var first: [Int]
    /// The largest number among an entity and its descendants.
    private var last: [Int]
    private(set) var children: [[Int]]

    init(parents named: [Int?]) {
        parents = InheritanceTree.withoutCycles(named)
        roots = Array(named.indices)
        first = [Int](repeating: 0, count: named.count)
        last = first
        children = [[Int]](repeating: [], count: named.count)
        for (entity, parent) in parents.enumerated() {
            if let parent { children[parent].append(entity) }
        }
        number()
    }

    func isAncestor(_ ancestor: Int, orSelf entity: Int) -> Bool {
        first[ancestor] <= first[entity] && first[entity] <= last[ancestor]
    }

    /// Returns the entity and its ancestors, the entity first.
    func lineage(of entity: Int) -> [Int] {
        var lineage = [entity]
        var next = parents[entity]
        while let ancestor = next {
            lineage.append(ancestor)
            next = parents[ancestor]
        }
        return lineage
    }

    /// Returns all descendants of an entity.
    func descendants(of entity: Int) -> [Int] {
        var found: [Int] = []
        var rest = children[entity]
        while let next = rest.popLast() {
            found.append(next)
            rest += children[next]
        }
        return found
    }

    private static func withoutCycles(_ named: [Int?]) -> [Int?] {
        var parents = named
        /// The walk that visited an entity; 0 means none.
        var walks = [Int](repeating: 0, count: named.count)
        for start in named.indices where walks[start] == 0 {
            var entity = start
            walks[entity] = start + 1
            while let parent = parents[entity] {
                if walks[parent] == start + 1 { parents[entity] = nil }
                guard walks[parent] == 0 else { break }
                walks[parent] = start + 1
                entity = parent
            }
        }
        return parents
    }

    private mutating func number() {
        var counter = 0
        for root in parents.indices where parents[root] == nil {
            var open: [(entity: Int, nextChild: Int)] = [(root, 0)]
            enter(root, of: root, &counter)
            while let top = open.last {
                if top.nextChild < children[top.entity].count {
                    let child = children[top.entity][top.nextChild]
                    open[open.count - 1].nextChild += 1
                    enter(child, of: root, &counter)
                    open.append((child, 0))
                } else {
                    last[top.entity] = counter - 1
                    open.removeLast()
                }
            }
        }
    }

    private mutating func enter(_ entity: Int, of root: Int, _ counter: inout Int) {
        first[entity] = counter
        roots[entity] = root
        counter += 1
    }
}
