/// A graph of the entities whose objects may be deleted by Cascade.
///
/// Each entity has two nodes: one for the deletion of its object, and one for the effects of its relationships. In this
/// way, the relationships of a parent also apply to its subentities, and a destination includes its subentities. No
/// extra edges are needed for them.
struct CascadeGraph {
    /// A cycle: entities that can all reach each other, and the relationships between them.
    struct Circle {
        /// The indexes of the entities, in the order of the file.
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

    /// Returns the cycles. In a cycle, deleting an object of one entity may delete an object of every other entity.
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

    /// Returns the shortest path that starts with a relationship and leads back to its entity. It uses only
    /// relationships of the cycle.
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

/// Computes the strongly connected components of a graph. It takes linear time and uses no recursion.
struct StrongComponents {
    /// The number of the component that each node belongs to.
    private(set) var components: [Int]
    private(set) var count = 0

    private let successors: [[Int]]
    private var order: [Int?]
    private var lowest: [Int]
    private var waiting: [Int] = []
    private var isWaiting: [Bool]
    private var next = 0
    /// The nodes on the current path. `successor` is the index of the next successor to visit.
    private var way: [(node: Int, successor: Int)] = []

    /// - Parameter successors: the successors of each node, as indexes of nodes.
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
