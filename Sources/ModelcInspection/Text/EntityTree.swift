import ModelcSchema

/// The entities of a model in the order of their inheritance: each below its parent, otherwise in file order.
///
/// Every entity occurs exactly once, in faulty models too: one whose parent does not exist is a root, and of a cycle of
/// parents the entity that comes first in the file is.
struct EntityTree {
    struct Row {
        /// The entity's place in the model.
        var index: Int
        /// How many ancestors stand above it.
        var depth: Int
        /// Whether the entity names a parent that does not exist.
        var isParentMissing = false
    }

    private(set) var rows: [Row] = []

    init(_ entities: [EntityDescription]) {
        let children = EntityTree.childIndices(of: entities)
        var isPlaced = [Bool](repeating: false, count: entities.count)
        rows.reserveCapacity(entities.count)
        for index in entities.indices where children.isRoot[index] {
            place(index, children.of, &isPlaced, isParentMissing: entities[index].parentName != nil)
        }
        // What is left hangs in a cycle.
        for index in entities.indices where !isPlaced[index] {
            place(index, children.of, &isPlaced)
        }
    }

    private mutating func place(
        _ root: Int, _ children: [[Int]], _ isPlaced: inout [Bool], isParentMissing: Bool = false
    ) {
        var waiting = [Row(index: root, depth: 0, isParentMissing: isParentMissing)]
        while let row = waiting.popLast() {
            guard !isPlaced[row.index] else { continue }
            isPlaced[row.index] = true
            rows.append(row)
            for child in children[row.index].reversed() {
                waiting.append(Row(index: child, depth: row.depth + 1))
            }
        }
    }

    private static func childIndices(of entities: [EntityDescription]) -> (of: [[Int]], isRoot: [Bool]) {
        var indexByName: [String: Int] = Dictionary(minimumCapacity: entities.count)
        for index in entities.indices where indexByName[entities[index].name] == nil {
            indexByName[entities[index].name] = index
        }
        var children = [[Int]](repeating: [], count: entities.count)
        var isRoot = [Bool](repeating: true, count: entities.count)
        for index in entities.indices {
            guard let parent = entities[index].parentName.flatMap({ indexByName[$0] }) else { continue }
            children[parent].append(index)
            isRoot[index] = false
        }
        return (children, isRoot)
    }
}
