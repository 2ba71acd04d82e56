import ModelcBase

/// Compares the objects of two stores, entity by entity. Entities are matched by name. Two objects are the same
/// object if they have the same primary key or, with a key attribute, the same value of this attribute. Links are
/// equal if their destinations are the same objects.
///
/// Without a key attribute, both stores are read side by side in the order of the primary keys, and only one object
/// of each store is in memory. With a key attribute, all objects of an entity in the older store have to fit into
/// memory.
package struct StoreComparison {
    /// One of the two stores, and the tables and columns of its model (`StoreMap`).
    package struct Side {
        let store: OpenedStore
        let map: StoreMap

        package init(_ store: OpenedStore, _ map: StoreMap) {
            self.store = store
            self.map = map
        }
    }

    private let old: Side
    private let new: Side
    private let key: String?

    /// - Parameter key: the name of the attribute by which objects are matched; nil to match all objects by their
    ///   primary keys. Objects without a value, and objects of entities without the attribute, are matched by their
    ///   primary keys. If several objects have the same value, objects with equal primary keys are matched first, and
    ///   the others in the order of their primary keys.
    package init(_ old: Side, _ new: Side, key: String?) {
        self.old = old
        self.new = new
        self.key = key
    }

    /// Returns the changes, ordered by entity name in byte order. For each entity, removed objects come first; the
    /// other changes are in the order of the primary keys in the newer store.
    package func changes() throws(StoreError) -> [StoreObjectChange] {
        let names = Set(old.map.entities.map(\.name)).union(new.map.entities.map(\.name))
        let sorted = names.sorted { $0.isBefore($1) }
        var counterparts = StoreCounterparts()
        if let key {
            for name in sorted { try match(name, by: key, &counterparts) }
        }
        var changes: [StoreObjectChange] = []
        for name in sorted { changes += try self.changes(of: name, counterparts) }
        return changes
    }

    // MARK: Matching by an attribute

    /// Matches the objects of an entity by the attribute `key`. Does nothing if the entity lacks the attribute in one
    /// of the stores.
    private func match(_ name: String, by key: String, _ counterparts: inout StoreCounterparts) throws(StoreError) {
        guard let former = old.map.entity(named: name), let entity = new.map.entity(named: name),
            former.hasAttribute(key), entity.hasAttribute(key)
        else { return }
        counterparts.match(
            name, try StoreComparison.keyed(former, by: key, old), try StoreComparison.keyed(entity, by: key, new))
    }

    private static func keyed(
        _ entity: MappedEntity, by key: String, _ side: Side
    ) throws(StoreError) -> [StoreCounterparts.Keyed] {
        guard let property = entity.properties.first(where: { $0.name == key }) else { return [] }
        // Only the column of the attribute is read.
        var narrow = entity
        narrow.properties = [property]
        let objects = side.store.objects(of: [narrow], in: side.map, StoreReadingOptions(readsExternalData: false))
        var keyed: [StoreCounterparts.Keyed] = []
        while let object = try objects.next() {
            keyed.append(StoreCounterparts.Keyed(id: object.id, value: object.values.first?.identity))
        }
        return keyed
    }

    // MARK: Comparing

    private func changes(
        of name: String, _ counterparts: StoreCounterparts
    ) throws(StoreError) -> [StoreObjectChange] {
        var changes = EntityChanges(
            of: old.map.entity(named: name), new.map.entity(named: name), counterparts)
        let former = old.store.objects(of: old.map.entity(named: name).map { [$0] } ?? [], in: old.map)
        let current = new.store.objects(of: new.map.entity(named: name).map { [$0] } ?? [], in: new.map)
        if counterparts.entities.contains(name) {
            try StoreComparison.join(former, current, counterparts, into: &changes)
        } else {
            try StoreComparison.merge(former, current, into: &changes)
        }
        return changes.all
    }

    /// Compares objects with equal primary keys. Both `former` and `current` are in the order of their primary keys.
    private static func merge(
        _ former: StoreObjects, _ current: StoreObjects, into changes: inout EntityChanges
    ) throws(StoreError) {
        var (old, new) = (try former.next(), try current.next())
        while old != nil || new != nil {
            let isOld = old.map { old in new.map { old.id.key <= $0.id.key } ?? true } ?? false
            let isNew = new.map { new in old.map { new.id.key <= $0.id.key } ?? true } ?? false
            changes.add(isOld ? old : nil, isNew ? new : nil)
            if isOld { old = try former.next() }
            if isNew { new = try current.next() }
        }
    }

    private static func join(
        _ former: StoreObjects, _ current: StoreObjects, _ counterparts: StoreCounterparts,
        into changes: inout EntityChanges
    ) throws(StoreError) {
        var waiting: [StoreObjectID: StoreObject] = [:]
        while let object = try former.next() {
            if let id = counterparts.new(of: object.id) {
                waiting[id] = object
            } else {
                changes.add(object, nil)
            }
        }
        while let object = try current.next() { changes.add(waiting.removeValue(forKey: object.id), object) }
        for object in waiting.values.sorted(by: { $0.id.key < $1.id.key }) { changes.add(object, nil) }
    }
}

/// The changes of the objects of one entity.
private struct EntityChanges {
    private let shared: [(name: String, old: Int, new: Int, isOrdered: Bool)]
    private let counterparts: StoreCounterparts
    private var removed: [StoreObjectID] = []
    private var others: [StoreObjectChange] = []

    init(of former: MappedEntity?, _ entity: MappedEntity?, _ counterparts: StoreCounterparts) {
        self.counterparts = counterparts
        let oldProperties = former?.properties ?? []
        shared = (entity?.properties ?? []).enumerated().compactMap { index, property in
            guard let oldIndex = oldProperties.firstIndex(where: { $0.name == property.name }) else { return nil }
            let isOrdered = property.link?.isOrdered == true && oldProperties[oldIndex].link?.isOrdered == true
            return (property.name, oldIndex, index, isOrdered)
        }
    }

    /// - Parameters:
    ///   - old: the object in the older store; nil if it has none.
    ///   - new: the object in the newer store; nil if it has none.
    mutating func add(_ old: StoreObject?, _ new: StoreObject?) {
        switch (old, new) {
        case (let old?, let new?):
            let values = differences(old, new)
            if !values.isEmpty { others.append(.changed(old: old.id, new: new.id, values)) }
        case (let old?, nil): removed.append(old.id)
        case (nil, let new?): others.append(.added(new.id))
        case (nil, nil): break
        }
    }

    /// All changes, removed objects first.
    var all: [StoreObjectChange] {
        removed.sorted { $0.key < $1.key }.map { .removed($0) } + others
    }

    private func differences(_ old: StoreObject, _ new: StoreObject) -> [StoreValueChange] {
        shared.compactMap { property in
            let (before, after) = (old.values[property.old], new.values[property.new])
            guard !counterparts.areEqual(before, after, isOrdered: property.isOrdered) else { return nil }
            return StoreValueChange(property: property.name, old: before, new: after)
        }
    }
}

extension StoreValue {
    /// The value as text, for finding objects with equal values; nil for values by which objects cannot be matched.
    fileprivate var identity: String? {
        switch comparable {
        case .null, .external, .object, .objects, .members: nil
        case .boolean(let flag): flag ? "1" : "0"
        case .integer(let number): "\(number)"
        case .number(let number), .date(let number): "\(number)"
        case .text(let text): text
        case .uuid(let bytes): UUIDText.text(of: bytes)
        case .bytes(let bytes): Hexadecimal.text(of: bytes)
        }
    }
}
