/// Records which objects of two stores are the same object. Objects of entities that were not matched by a value are
/// the same if they have the same id.
struct StoreCounterparts {
    /// An object, and the value by which it is matched; nil if the object has no value.
    struct Keyed {
        var id: StoreObjectID
        var value: String?
    }

    /// For each object of the older store, the same object in the newer store; nil if it was removed. Contains only
    /// entities whose objects are matched by a value.
    private var newByOld: [StoreObjectID: StoreObjectID?] = [:]
    /// The objects of the newer store that match no object of the older store. Contains only entities whose objects
    /// are matched by a value.
    private var added: Set<StoreObjectID> = []

    /// The names of the entities whose objects are matched by a value.
    private(set) var entities: Set<String> = []

    /// Matches the objects of an entity by their values. Both lists are in the order of the primary keys. If several
    /// objects have the same value, objects with equal primary keys are matched first, and the others in order.
    mutating func match(_ entity: String, _ old: [Keyed], _ new: [Keyed]) {
        entities.insert(entity)
        let before = Dictionary(grouping: old, by: \.value)
        let after = Dictionary(grouping: new, by: \.value)
        for (value, group) in before { pair(group.map(\.id), after[value]?.map(\.id) ?? [], hasValue: value != nil) }
        for (value, group) in after where before[value] == nil { added.formUnion(group.map(\.id)) }
    }

    private mutating func pair(_ old: [StoreObjectID], _ new: [StoreObjectID], hasValue: Bool) {
        let same = Set(old).intersection(new)
        for id in same { newByOld[id] = .some(id) }
        let oldRest = old.filter { !same.contains($0) }
        let newRest = new.filter { !same.contains($0) }
        let count = hasValue ? min(oldRest.count, newRest.count) : 0
        for (old, new) in zip(oldRest, newRest).prefix(count) { newByOld[old] = .some(new) }
        for id in oldRest[count...] { newByOld[id] = .some(nil) }
        added.formUnion(newRest[count...])
    }

    /// Returns the id that an object of the older store has in the newer store; nil if the object was removed.
    func new(of id: StoreObjectID) -> StoreObjectID? {
        if let match = newByOld[id] { return match }
        return added.contains(id) ? nil : id
    }

    /// Returns whether two values are equal. Numbers are compared regardless of their type. Links are equal if their
    /// destinations are the same objects.
    ///
    /// - Parameter isOrdered: whether the order of the links is compared. True if both stores have an order.
    func areEqual(_ old: StoreValue, _ new: StoreValue, isOrdered: Bool) -> Bool {
        switch (old, new) {
        case (.object(let old), .object(let new)):
            return self.new(of: old) == new
        case (.objects(let old), .objects(let new)):
            guard old.count == new.count else { return false }
            let former = old.compactMap { self.new(of: $0) }
            return former == new || !isOrdered && former.counts == new.counts
        // Strings are equal in Swift if they look the same.
        case (.text(let old), .text(let new)): return old.utf8.elementsEqual(new.utf8)
        case (.members(let old), .members(let new)):
            return old.map(\.path) == new.map(\.path)
                && zip(old, new).allSatisfy { areEqual($0.value, $1.value, isOrdered: false) }
        default: return old.comparable == new.comparable
        }
    }
}

extension [StoreObjectID] {
    fileprivate var counts: [StoreObjectID: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}

extension StoreValue {
    /// The value in a form that does not depend on the type of a number, or on whether data is in an external file.
    var comparable: StoreValue {
        switch self {
        case .boolean(let flag): .integer(flag ? 1 : 0)
        case .number(let number): Int64(exactly: number).map(StoreValue.integer) ?? self
        case .external(let data): data.bytes.map(StoreValue.bytes) ?? self
        case .null, .integer, .text, .date, .uuid, .bytes, .object, .objects, .members: self
        }
    }
}
