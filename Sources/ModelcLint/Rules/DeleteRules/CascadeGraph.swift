/// The entities whose objects a deletion may reach through Cascade.
///
/// Each entity has two nodes: the deletion of one of its objects, and the effect of its own relationships. Thus the
/// relationships of a parent apply to its descendants, and a destination includes its descendants, without an edge
/// for each of them.
struct CascadeGraph {
    /// A group of entities that reach each other, with the relationships between them.
    struct Circle {
        /// The entities, in the order of the file.
        var entities: [Int] = []
        var edges: [RelationshipEnd] = []
    }

    private let successors: [[Int]]
    private let components: StrongComponents
    private let ends: [RelationshipEnd]
    private let destinations: [Int]

    init(_ subject: LintSubject) {
        var successors = [[Int]](repeating: [], count: 2 * subject.entities.count)
        for entity in subject.entities.indices {
            successors[CascadeGraph.deletion(entity)].append(CascadeGraph.effects(entity))
            guard subject.inheritance.ends[entity] != .cycle, let parent = subject.inheritance.parents[entity] else {
                continue
            }
            successors[CascadeGraph.effects(entity)].append(CascadeGraph.effects(parent))
            successors[CascadeGraph.deletion(parent)].append(CascadeGraph.deletion(entity))
        }
        ends = subject.persistentPairs.map(\.near).filter { $0.rule == .cascade }
        destinations = ends.map { subject.entityIndex(named: $0.destination) ?? $0.place.entity }
        for (end, destination) in zip(ends, destinations) {
            successors[CascadeGraph.effects(end.place.entity)].append(CascadeGraph.deletion(destination))
        }
        self.successors = successors
        components = StrongComponents(successors)
    }

    private func isInCircle(_ node: Int, _ other: Int) -> Bool {
        components.components[node] == components.components[other]
    }

    private static func deletion(_ entity: Int) -> Int { 2 * entity }
    private static func effects(_ entity: Int) -> Int { 2 * entity + 1 }

    /// Returns the groups of entities in which every object may delete one of every other entity.
    func circles() -> [Circle] {
        var byComponent: [Int: Circle] = [:]
        for entity in 0..<successors.count / 2 {
            let component = components.components[CascadeGraph.deletion(entity)]
            guard component == components.components[CascadeGraph.effects(entity)] else { continue }
            byComponent[component, default: Circle()].entities.append(entity)
        }
        for (end, destination) in zip(ends, destinations) {
            let component = components.components[CascadeGraph.effects(end.place.entity)]
            guard component == components.components[CascadeGraph.deletion(destination)] else { continue }
            byComponent[component]?.edges.append(end)
        }
        return byComponent.values.filter { !$0.edges.isEmpty }.sorted { $0.entities[0] < $1.entities[0] }
    }

    /// Returns the shortest path from a relationship back to its entity, through relationships of its cycle.
    func way(from start: RelationshipEnd, in circle: Circle, _ subject: LintSubject) -> [RelationshipEnd] {
        let goal = CascadeGraph.effects(start.place.entity)
        let edges = Dictionary(grouping: circle.edges) { CascadeGraph.effects($0.place.entity) }
        let first = CascadeGraph.deletion(subject.entityIndex(named: start.destination) ?? start.place.entity)
        var cameFrom: [Int: (node: Int, edge: RelationshipEnd?)] = [first: (first, nil)]
        var queue = [first]
        var position = 0
        while position < queue.count, cameFrom[goal] == nil {
            let node = queue[position]
            position += 1
            for edge in edges[node] ?? [] {
                let next = CascadeGraph.deletion(subject.entityIndex(named: edge.destination) ?? edge.place.entity)
                guard cameFrom[next] == nil else { continue }
                cameFrom[next] = (node, edge)
                queue.append(next)
            }
            for next in successors[node] where cameFrom[next] == nil && isInCircle(next, goal) {
                cameFrom[next] = (node, nil)
                queue.append(next)
            }
        }
        var way: [RelationshipEnd] = []
        var node = goal
        while node != first, let step = cameFrom[node] {
            if let edge = step.edge { way.append(edge) }
            node = step.node
        }
        return [start] + way.reversed()
    }
}

/// The strongly connected components of a graph. Linear, and without recursion.
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
    /// The nodes on the current path, each with the next successor to visit.
    private var way: [(node: Int, successor: Int)] = []

    /// - Parameter successors: the successors of each node.
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
