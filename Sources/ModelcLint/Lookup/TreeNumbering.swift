/// Numbers the nodes of trees from the root down, so that a node's descendants follow it without a gap.
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

    /// From the last number to the first, every node is complete before it extends its parent.
    private mutating func closeRanges(_ parents: [Int?]) {
        for node in order.reversed() {
            limits[node] = max(limits[node], numbers[node] + 1)
            if let parent = parents[node] { limits[parent] = max(limits[parent], limits[node]) }
        }
    }
}
