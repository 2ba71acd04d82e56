/// The inheritance of one model. Entities are given by their index. Ancestor checks take constant time.
///
/// An entity with an unknown parent counts as a root. A cycle of parents is broken at the entity that closes it.
struct InheritanceTree {
    private(set) var parents: [Int?]
    /// For each entity: the index of the root of its tree.
    private(set) var roots: [Int]
    /// For each entity: its number in a traversal that visits parents before children.
    private var first: [Int]
    /// For each entity: the largest traversal number of the entity and its descendants.
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

    /// Returns the entity and its ancestors, from the entity up to the root.
    func lineage(of entity: Int) -> [Int] {
        var lineage = [entity]
        var next = parents[entity]
        while let ancestor = next {
            lineage.append(ancestor)
            next = parents[ancestor]
        }
        return lineage
    }

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
        /// For each entity: the number of the traversal that visited it; 0 if it was not visited.
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
