extension Sequence {
    /// The elements in groups with equal keys. Groups stand in the order of their first elements, elements in their own;
    /// each is in exactly one group, and no group is empty.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var groups: [[Element]] = []
        var places: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            if let place = places[key] {
                groups[place].append(element)
            } else {
                places[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }

    /// The elements in the order of a rank; those of one rank keep theirs.
    func ranked<Rank: Comparable>(by rank: (Element) -> Rank) -> [Element] {
        // Sorting alone promises nothing about equal elements.
        let ranked = enumerated().map { offset, element in (rank: rank(element), offset: offset, element: element) }
        return ranked.sorted { left, right in
            left.rank == right.rank ? left.offset < right.offset : left.rank < right.rank
        }.map { $0.element }
    }
}
