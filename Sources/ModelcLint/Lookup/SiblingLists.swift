/// The children of every node as linked lists, which take two arrays for the whole forest.
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
