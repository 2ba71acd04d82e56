import ModelcBase

/// The content of a version's lines in the file: the entities and properties that differ from the base version.
struct VersionDelta {
    /// An entity that differs from the base, with only its differing properties.
    struct Entity {
        /// The entity without its properties.
        var head: LockedEntity
        var properties: [LockedProperty] = []
        /// The names of properties that the base has and this version does not.
        var removed: [String] = []
    }

    /// The entities that differ, sorted by name in byte order.
    var entities: [Entity] = []
    /// The names of entities that the base has and this version does not.
    var removed: [String] = []

    init() {}

    init(from base: LockedVersion?, to version: LockedVersion) {
        for (old, new) in SortedLists.pairs(base?.entities ?? [], version.entities, by: \.name) {
            if let new, old != new { entities.append(Entity(from: old, to: new)) }
            if let old, new == nil { removed.append(old.name) }
        }
    }

    /// The number of lines that the differences need in the lock file.
    var lineCount: Int {
        entities.reduce(removed.count) { $0 + 1 + $1.properties.count + $1.removed.count }
    }

    /// Applies the differences to the base. Returns the entities of the version, sorted by name in byte order.
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

/// Operations on lists that are sorted by name in byte order. Names are compared by their bytes, because Core Data
/// distinguishes some names that Swift considers equal.
enum SortedLists {
    /// Returns the elements of both lists in pairs with the same name. If only one list has a name, the other element
    /// of the pair is nil.
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

    /// Returns the list without the elements that have one of the names. The names must be sorted too.
    static func without<Element>(_ list: [Element], _ names: [String], by name: (Element) -> String) -> [Element] {
        guard !names.isEmpty else { return list }
        return pairs(list, names, by: name) { $0 }.compactMap { element, gone in gone == nil ? element : nil }
    }
}
