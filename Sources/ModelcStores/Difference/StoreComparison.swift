import ModelcBase

/// Compares the objects of two stores, entity by entity: those of one name in both. Objects are the same if they have the
/// same primary key or, with a key attribute, the same value of it; then links are compared by the values of that
/// attribute, too, because primary keys differ.
package struct StoreComparison {
    /// A store and its map.
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

    /// - Parameter key: the name of an attribute by which objects are matched; objects of entities without the attribute,
    ///   and objects without a value, are matched by their primary keys. Nil for primary keys only.
    package init(_ old: Side, _ new: Side, key: String?) {
        self.old = old
        self.new = new
        self.key = key
    }

    /// The changes, by entity in byte order, each in the order of the newer store's keys, removed objects first.
    package func changes() throws(StoreError) -> [StoreObjectChange] {
        let names = Set(old.map.entities.map(\.name)).union(new.map.entities.map(\.name))
        let oldIdentities = try identities(old)
        let newIdentities = try identities(new)
        var changes: [StoreObjectChange] = []
        for name in names.sorted(by: { $0.isBefore($1) }) {
            changes += try self.changes(of: name, oldIdentities, newIdentities)
        }
        return changes
    }

    private typealias Identities = [StoreObjectID: String]

    /// The value of the key attribute of each object that has one.
    private func identities(_ side: Side) throws(StoreError) -> Identities {
        guard let key else { return [:] }
        var identities: Identities = [:]
        for entity in side.map.entities {
            guard let index = entity.properties.firstIndex(where: { $0.name == key }) else { continue }
            let objects = side.store.objects(of: [entity], in: side.map, StoreReadingOptions(readsExternalData: false))
            while let object = try objects.next() {
                if let value = object.values[index].identity { identities[object.id] = value }
            }
        }
        return identities
    }

    private func changes(
        of name: String, _ oldIdentities: Identities, _ newIdentities: Identities
    ) throws(StoreError) -> [StoreObjectChange] {
        var missing = try objects(of: name, old, oldIdentities)
        let oldProperties = old.map.entity(named: name)?.properties ?? []
        let properties = new.map.entity(named: name)?.properties ?? []
        let shared = properties.enumerated().compactMap { index, property in
            oldProperties.firstIndex { $0.name == property.name }.map { (name: property.name, old: $0, new: index) }
        }
        var changes: [StoreObjectChange] = []
        guard let entity = new.map.entity(named: name) else {
            return missing.values.map { .removed($0.id) }.sortedByKey
        }
        let reader = new.store.objects(of: [entity], in: new.map)
        while let object = try reader.next() {
            guard let former = missing.removeValue(forKey: identity(of: object.id, newIdentities)) else {
                changes.append(.added(object.id))
                continue
            }
            let differing = shared.compactMap { property -> StoreValueChange? in
                let (before, after) = (former.values[property.old], object.values[property.new])
                let isSame = before.identified(oldIdentities) == after.identified(newIdentities)
                return isSame ? nil : StoreValueChange(property: property.name, old: before, new: after)
            }
            if !differing.isEmpty { changes.append(.changed(old: former.id, new: object.id, differing)) }
        }
        return missing.values.map { .removed($0.id) }.sortedByKey + changes
    }

    private func objects(
        of name: String, _ side: Side, _ identities: Identities
    ) throws(StoreError) -> [String: StoreObject] {
        guard let entity = side.map.entity(named: name) else { return [:] }
        let reader = side.store.objects(of: [entity], in: side.map)
        var objects: [String: StoreObject] = [:]
        while let object = try reader.next() {
            let identity = identity(of: object.id, identities)
            // Of several objects with one value, the others are matched by their primary keys.
            objects[objects[identity] == nil ? identity : object.id.text] = object
        }
        return objects
    }

    private func identity(of id: StoreObjectID, _ identities: Identities) -> String { identities[id] ?? id.text }
}

extension [StoreObjectChange] {
    fileprivate var sortedByKey: [StoreObjectChange] {
        sorted { left, right in
            guard case .removed(let left) = left, case .removed(let right) = right else { return false }
            return left.key < right.key
        }
    }
}

extension StoreValue {
    /// A value that identifies an object, as a text that no primary key has; nil for no value.
    fileprivate var identity: String? {
        switch self {
        case .null, .external, .object, .objects, .members: nil
        case .boolean(let flag): "=\(flag)"
        case .integer(let number): "=\(number)"
        case .number(let number), .date(let number): "=\(number)"
        case .text(let text): "=\(text)"
        case .uuid(let bytes), .bytes(let bytes): "=\(Hexadecimal.text(of: bytes))"
        }
    }

    /// The value with the identities of objects in place of their ids, without an order of links.
    fileprivate func identified(_ identities: [StoreObjectID: String]) -> StoreValue {
        switch self {
        case .object(let id): .text(identities[id] ?? id.text)
        case .objects(let ids) where !identities.isEmpty:
            .text(ids.map { identities[$0] ?? $0.text }.sorted().joined(separator: "\0"))
        case .external(let data): data.bytes.map(StoreValue.bytes) ?? self
        default: self
        }
    }
}
