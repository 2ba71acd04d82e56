import ModelcBase

/// What the lines of a version say: the entities and properties that differ from those of its base.
struct VersionDelta {
    /// An entity that is not as in the base, and the properties of it that are not.
    struct Entity {
        /// The entity without properties.
        var head: LockedEntity
        var properties: [LockedProperty] = []
        /// The names of the base's properties that it does not have.
        var removed: [String] = []
    }

    /// By name in byte order.
    var entities: [Entity] = []
    /// The names of the base's entities that the version does not have.
    var removed: [String] = []

    init() {}

    init(from base: LockedVersion?, to version: LockedVersion) {
        for (old, new) in SortedLists.pairs(base?.entities ?? [], version.entities, by: \.name) {
            if let new, old != new { entities.append(Entity(from: old, to: new)) }
            if let old, new == nil { removed.append(old.name) }
        }
    }

    /// How many lines it takes.
    var lineCount: Int {
        entities.reduce(removed.count) { $0 + 1 + $1.properties.count + $1.removed.count }
    }

    /// The entities of the version, by name in byte order.
    func applied(to base: LockedVersion?) -> [LockedEntity] {
        guard lineCount > 0 else { return base?.entities ?? [] }
        let rest = SortedLists.without(base?.entities ?? [], removed, by: \.name)
        return SortedLists.pairs(rest, entities, by: \.name, \.head.name).compactMap { old, new in
            new?.applied(to: old) ?? old
        }
    }
}

extension VersionDelta.Entity {
    fileprivate init(from old: LockedEntity?, to new: LockedEntity) {
        head = new
        for (old, new) in SortedLists.pairs(old?.properties ?? [], new.properties, by: \.name) {
            if let new, old != new { properties.append(new) }
            if let old, new == nil { removed.append(old.name) }
        }
    }

    fileprivate func applied(to base: LockedEntity?) -> LockedEntity {
        let rest = SortedLists.without(base?.properties ?? [], removed, by: \.name)
        return LockedEntity(
            name: head.name, hash: head.hash, isVerified: head.isVerified, facts: head.facts,
            properties: SortedLists.pairs(rest, properties, by: \.name).compactMap { $1 ?? $0 }, place: head.place)
    }
}

/// Lists that are sorted by name in byte order. Names are compared by their bytes: Core Data takes two names for two that
/// Swift takes for one.
enum SortedLists {
    /// What has the same name in both lists, or is in one of them only, by name.
    static func pairs<Left, Right>(
        _ left: [Left], _ right: [Right], by leftName: (Left) -> String, _ rightName: (Right) -> String
    ) -> [(Left?, Right?)] {
        var result: [(Left?, Right?)] = []
        var (leftIndex, rightIndex) = (0, 0)
        while leftIndex < left.count, rightIndex < right.count {
            let names = (leftName(left[leftIndex]), rightName(right[rightIndex]))
            let takesLeft = !names.1.isBefore(names.0)
            let takesRight = !names.0.isBefore(names.1)
            result.append((takesLeft ? left[leftIndex] : nil, takesRight ? right[rightIndex] : nil))
            if takesLeft { leftIndex += 1 }
            if takesRight { rightIndex += 1 }
        }
        return result + left[leftIndex...].map { ($0, nil) } + right[rightIndex...].map { (nil, $0) }
    }

    static func pairs<Element>(
        _ left: [Element], _ right: [Element], by name: (Element) -> String
    ) -> [(Element?, Element?)] {
        pairs(left, right, by: name, name)
    }

    /// The list without what has one of these names, which are sorted as well.
    static func without<Element>(_ list: [Element], _ names: [String], by name: (Element) -> String) -> [Element] {
        guard !names.isEmpty else { return list }
        return pairs(list, names, by: name) { $0 }.compactMap { element, gone in gone == nil ? element : nil }
    }
}
