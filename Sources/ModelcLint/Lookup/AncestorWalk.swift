/// Follows parents upwards from every entity, each entity once, and finds the cycles.
struct AncestorWalk {
    private(set) var ends: [InheritanceForest.End]
    private(set) var cycles: [[Int]] = []

    /// - Parameters:
    ///   - parents: the place of each entity's parent; nil where it has none or an unknown one.
    ///   - hasParentName: whether each entity names a parent.
    init(_ parents: [Int?], hasParentName: [Bool]) {
        ends = Array(repeating: .root, count: parents.count)
        /// From which entity each was reached first.
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
