/// Pairs of objects that are the same in two stores. Without pairs, objects with the same id are the same.
struct StoreCounterparts {
    /// An object, and the value by which it is matched; nil if it has none.
    struct Keyed {
        var id: StoreObjectID
        var value: String?
    }

    /// For each matched object of the older store, the one in the newer store; nil if it was removed. Objects that are not
    /// matched by a value are left out.
    private var newByOld: [StoreObjectID: StoreObjectID?] = [:]
    /// The objects of the newer store that are not in the older one by their value.
    private var added: Set<StoreObjectID> = []

    /// The names of the entities whose objects are matched by a value.
    private(set) var entities: Set<String> = []

    /// Matches the objects of an entity, which are in the order of their keys. Of several objects with one value, those with
    /// the same primary key are the same, then the others in their order.
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

    /// The object of the newer store that is the same; nil if there is none.
    func new(of id: StoreObjectID) -> StoreObjectID? {
        if let match = newByOld[id] { return match }
        return added.contains(id) ? nil : id
    }

    /// Whether values are the same. Numbers are compared by their values, whatever type they have, and links by the objects
    /// that they lead to.
    ///
    /// - Parameter isOrdered: whether links have an order in both stores.
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
    /// The value in a form that does not depend on the type of a number, or on the place of data.
    var comparable: StoreValue {
        switch self {
        case .boolean(let flag): .integer(flag ? 1 : 0)
        case .number(let number): Int64(exactly: number).map(StoreValue.integer) ?? self
        case .external(let data): data.bytes.map(StoreValue.bytes) ?? self
        case .null, .integer, .text, .date, .uuid, .bytes, .object, .objects, .members: self
        }
    }
}
