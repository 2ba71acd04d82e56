import CoreData
import Foundation

extension ModelcProof {
    /// Sets an attribute and reads it back, through its property and through key-value coding.
    ///
    /// - Parameters:
    ///   - set: nil for a read-only property. (A key path would first read the old value, which a required attribute of
    ///     a new object does not have.)
    ///   - values: values of the property, each with the value that Core Data stores for it.
    func attribute<Object: NSManagedObject, Value>(
        _ object: Object, _ key: String, get: (Object) -> Value, set: ((Object, Value) -> Void)?,
        _ values: [(Value, Any?)]
    ) {
        for (value, stored) in values {
            guard let set else { break }
            set(object, value)
            expect(modelcSame(get(object), value), "\(key) is \(get(object)), not \(value)")
            expect(modelcSame(object.value(forKey: key), stored), "\(key) keeps \(object.value(forKey: key) as Any)")
        }
        for (value, stored) in values.reversed() {
            modelcStore(stored, object, key)
            expect(modelcSame(get(object), value), "\(key) reads \(get(object)), not \(value)")
        }
    }

    /// A value of a new object.
    func fresh<Value>(_ key: String, _ found: Value, _ wanted: Value) {
        expect(modelcSame(found, wanted), "\(key) is \(found) in a new object, not \(wanted)")
    }

    /// A value that a new object gets in `awakeFromInsert`.
    func given<Value>(_ key: String, _ found: Value, _ other: Value) {
        expect(!modelcSame(found, nil), "\(key) has no value in a new object")
        expect(!modelcSame(found, other), "\(key) is the same in two new objects")
    }

    /// A snapshot that is encoded and decoded; identifiers are not part of it.
    func snapshot<Object: NSManagedObject, Snapshot: Codable & Hashable>(
        _ object: Object, _ make: (Object) -> Snapshot, without strip: (inout Snapshot) -> Void
    ) throws -> Snapshot {
        let (taken, again) = (make(object), make(object))
        expect(taken == again, "two snapshots of one object differ")
        expect(Set([taken, again]).count == 1, "two snapshots of one object have different hashes")
        return try decoded(taken, without: strip)
    }

    /// A snapshot with values of the app that cannot be compared.
    func snapshot<Object: NSManagedObject, Snapshot: Codable>(
        _ object: Object, _ make: (Object) -> Snapshot, without strip: (inout Snapshot) -> Void
    ) throws -> Snapshot { try decoded(make(object), without: strip) }

    private func decoded<Snapshot: Codable>(
        _ snapshot: Snapshot, without strip: (inout Snapshot) -> Void
    ) throws -> Snapshot {
        var taken = snapshot
        let decoded = try JSONDecoder().decode(Snapshot.self, from: JSONEncoder().encode(taken))
        strip(&taken)
        try same(decoded, taken, "a snapshot differs after JSON")
        return taken
    }

    func same<Snapshot: Codable>(_ left: Snapshot, _ right: Snapshot, _ what: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let isEqual = (left as? AnyHashable).map { $0 == right as? AnyHashable } ?? true
        try expect(isEqual && encoder.encode(left) == encoder.encode(right), "\(what): \(left), \(right)")
    }
}

/// Sets a value as Core Data does in a fetch, which does not call the setter of a scalar property.
func modelcStore(_ value: Any?, _ object: NSManagedObject, _ key: String) {
    object.willChangeValue(forKey: key)
    object.setPrimitiveValue(value, forKey: key)
    object.didChangeValue(forKey: key)
}
