/// The strongly connected components of a graph: the nodes of one reach each other. Linear, and without recursion.
struct StrongComponents {
    /// The component of each node.
    private(set) var components: [Int]
    private(set) var count = 0

    private let successors: [[Int]]
    private var order: [Int?]
    private var lowest: [Int]
    private var waiting: [Int] = []
    private var isWaiting: [Bool]
    private var next = 0
    /// The nodes on the way, each with the next successor to look at.
    private var way: [(node: Int, successor: Int)] = []

    /// - Parameter successors: where the edges of each node lead.
    init(_ successors: [[Int]]) {
        self.successors = successors
        components = Array(repeating: 0, count: successors.count)
        order = Array(repeating: nil, count: successors.count)
        lowest = Array(repeating: 0, count: successors.count)
        isWaiting = Array(repeating: false, count: successors.count)
        for node in successors.indices where order[node] == nil {
            enter(node)
            while let stop = way.last { proceed(stop.node, stop.successor) }
        }
    }

    private mutating func enter(_ node: Int) {
        order[node] = next
        lowest[node] = next
        next += 1
        waiting.append(node)
        isWaiting[node] = true
        way.append((node, 0))
    }

    private mutating func proceed(_ node: Int, _ index: Int) {
        guard index < successors[node].count else { return leave(node) }
        way[way.count - 1].successor += 1
        let successor = successors[node][index]
        guard let number = order[successor] else { return enter(successor) }
        if isWaiting[successor] { lowest[node] = min(lowest[node], number) }
    }

    private mutating func leave(_ node: Int) {
        way.removeLast()
        if let before = way.last?.node { lowest[before] = min(lowest[before], lowest[node]) }
        guard lowest[node] == order[node] else { return }
        while let member = waiting.popLast() {
            isWaiting[member] = false
            components[member] = count
            if member == node { break }
        }
        count += 1
    }
}
