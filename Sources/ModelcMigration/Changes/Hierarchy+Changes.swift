import ModelcSchema

extension ChangeList {
    /// Inheritance trees that were several and are one now (migration §5, I2). One change for each such tree.
    mutating func addHierarchyChanges() {
        for merge in HierarchyMerge.merges(in: match) {
            let root = destination.entities[merge.root]
            let names = merge.oldRoots.map { source.entities[$0].name }.sorted {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
            add(
                .hierarchyMerged, Site(newEntity: root.name, newPosition: root.position),
                from: names.joined(separator: ", "), to: root.name)
        }
    }
}

/// An inheritance tree of the newer version with entities from several trees of the older one.
struct HierarchyMerge {
    /// The root in the newer version.
    var root: Int
    /// The roots in the older version, in its order.
    var oldRoots: [Int]

    static func merges(in match: ModelMatch) -> [HierarchyMerge] {
        var oldRoots: [Int: Set<Int>] = [:]
        for pair in match.pairs {
            oldRoots[match.destination.tree.roots[pair.destination], default: []]
                .insert(match.source.tree.roots[pair.source])
        }
        return oldRoots.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
            HierarchyMerge(root: $0.key, oldRoots: $0.value.sorted())
        }
    }
}
