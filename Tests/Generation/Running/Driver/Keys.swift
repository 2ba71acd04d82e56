import CoreData
import Foundation

/// A condition of a typed key together with the equivalent predicate, and whether the object satisfies it.
struct ModelcCondition<Object> {
    let filter: ManagedFilter<Object>
    let format: String
    let arguments: [Any]
    let isMet: Bool

    init(_ filter: ManagedFilter<Object>, _ format: String, _ arguments: [Any], _ isMet: Bool) {
        self.filter = filter
        self.format = format
        self.arguments = arguments
        self.isMet = isMet
    }
}

extension ModelcProof {
    /// Checks by the text of the condition, on the object, and by a fetch.
    private func check<Object: ModelObject>(_ object: Object, _ conditions: [ModelcCondition<Object>]) throws {
        for (index, condition) in conditions.enumerated() {
            let predicate = condition.filter.predicate(in: context)
            let wanted = NSPredicate(format: condition.format, argumentArray: condition.arguments)
            let text = predicate.predicateFormat
            expect(text == wanted.predicateFormat, "\(text) is not \(wanted.predicateFormat)")
            expect(predicate.evaluate(with: object) == condition.isMet, "\(text) is not \(condition.isMet)")
            if index > 0 { continue }
            let found = try Object.fetch(in: context, where: condition.filter)
            expect(found.contains { $0 === object } == condition.isMet, "a fetch by \(text)")
        }
    }

    func key<Object: ModelObject, Scope: ManagedScope, Value: ManagedValue>(
        _ object: Object, _ path: String, _ key: ManagedKey<Scope, Value>, _ one: Value, _ other: Value
    ) throws where Scope.FetchedObject == Object {
        expect(key.path == path, "the key of \(path) has the path \(key.path)")
        modelcStore(one, object, path)
        try check(
            object,
            [
                .init(key == one, "%K == %@", [path, one], true),
                .init(key == other, "%K == %@", [path, other], false),
                .init(key != one, "%K != %@", [path, one], false),
                .init(key != other, "%K != %@", [path, other], true),
                .init(key.isIn([one, other]), "%K IN %@", [path, [one, other]], true),
                .init(key.isIn([other]), "%K IN %@", [path, [other]], false),
                .init(key == nil, "%K == nil", [path], false),
                .init(key != nil, "%K != nil", [path], true),
                .init(key == one && key != nil, "(%K == %@) AND (%K != nil)", [path, one, path], true),
                .init(key == other || key == nil, "(%K == %@) OR (%K == nil)", [path, other, path], false),
                .init(!(key == one), "NOT (%K == %@)", [path, one], false),
            ])
        modelcStore(nil, object, path)
        try check(
            object,
            [
                .init(key.isNil, "%K == nil", [path], true),
                .init(key == one, "%K == %@", [path, one], false),
            ])
        modelcStore(one, object, path)
    }

    /// - Parameter low: less than `high`.
    func orderedKey<Object: ModelObject, Scope: ManagedScope, Value: ManagedOrderedValue>(
        _ object: Object, _ path: String, _ key: ManagedKey<Scope, Value>, _ low: Value, _ high: Value
    ) throws where Scope.FetchedObject == Object {
        try self.key(object, path, key, low, high)
        try check(
            object,
            [
                .init(key < high, "%K < %@", [path, high], true),
                .init(key < low, "%K < %@", [path, low], false),
                .init(key <= low, "%K <= %@", [path, low], true),
                .init(key > low, "%K > %@", [path, low], false),
                .init(key >= low, "%K >= %@", [path, low], true),
                .init(key >= high, "%K >= %@", [path, high], false),
                .init(key.isBetween(low...high), "%K BETWEEN %@", [path, [low, high]], true),
                .init(key.isBetween(high...high), "%K BETWEEN %@", [path, [high, high]], false),
            ])
        expect(key.ascending.descriptor.key == path && key.ascending.descriptor.ascending, "ascending by \(path)")
        expect(key.descending.descriptor.key == path && !key.descending.descriptor.ascending, "descending by \(path)")
    }

    func textKey<Object: ModelObject, Scope: ManagedScope>(
        _ object: Object, _ path: String, _ key: ManagedKey<Scope, String>
    ) throws where Scope.FetchedObject == Object {
        try orderedKey(object, path, key, "Amber", "Émile")
        modelcStore("Émile", object, path)
        try check(
            object,
            [
                .init(key.contains("mil"), "%K CONTAINS %@", [path, "mil"], true),
                .init(key.contains("MIL"), "%K CONTAINS %@", [path, "MIL"], false),
                .init(key.contains("MIL", .ignoringCase), "%K CONTAINS[c] %@", [path, "MIL"], true),
                .init(key.beginsWith("E", .ignoringDiacritics), "%K BEGINSWITH[d] %@", [path, "E"], true),
                .init(key.beginsWith("E"), "%K BEGINSWITH %@", [path, "E"], false),
                .init(key.endsWith("le"), "%K ENDSWITH %@", [path, "le"], true),
                .init(key.isLike("?mi*"), "%K LIKE %@", [path, "?mi*"], true),
                .init(key.matches("[A-Z].*"), "%K MATCHES %@", [path, "[A-Z].*"], false),
                .init(
                    key.equals("emile", [.ignoringCase, .ignoringDiacritics]), "%K ==[cd] %@", [path, "emile"], true),
            ])
    }

    func rawKey<Object: ModelObject, Scope: ManagedScope, Value: RawRepresentable>(
        _ object: Object, _ path: String, _ key: ManagedKey<Scope, Value>, _ one: Value, _ other: Value
    ) throws where Scope.FetchedObject == Object, Value.RawValue: ManagedValue {
        modelcStore(one.rawValue, object, path)
        try check(
            object,
            [
                .init(key == one, "%K == %@", [path, one.rawValue], true),
                .init(key == other, "%K == %@", [path, other.rawValue], false),
                .init(key != other, "%K != %@", [path, other.rawValue], true),
                .init(key.isIn([one, other]), "%K IN %@", [path, [one.rawValue, other.rawValue]], true),
            ])
    }

    func anyKey<Object: ModelObject, Scope: ManagedScope, Value>(
        _ object: Object, _ path: String, _ key: ManagedKey<Scope, Value>, _ value: Any
    ) throws where Scope.FetchedObject == Object {
        modelcStore(value, object, path)
        try check(object, [.init(key.isNil, "%K == nil", [path], false)])
        modelcStore(nil, object, path)
        try check(object, [.init(key.isNil, "%K == nil", [path], true)])
        modelcStore(value, object, path)
    }
}

extension ModelcProof {
    func toOneKey<Object: ModelObject, Scope: ManagedScope, Other: NSManagedObject, Table>(
        _ object: Object, _ path: String, _ keys: ManagedKeys<Scope, Other, Table>, make: () throws -> Other
    ) throws where Scope.FetchedObject == Object {
        let (one, other) = (try make(), try make())
        object.setValue(one, forKey: path)
        let id = ManagedID<Other>(unchecked: one.objectID)
        try check(
            object,
            [
                .init(keys == one, "%K == %@", [path, one], true),
                .init(keys == other, "%K == %@", [path, other], false),
                .init(keys != other, "%K != %@", [path, other], true),
                .init(keys == id, "%K == %@", [path, one], true),
                .init(keys != id, "%K != %@", [path, one], false),
                .init(keys.isIn([one, other]), "%K IN %@", [path, [one, other]], true),
                .init(keys.isIn([id]), "%K IN %@", [path, [one]], true),
                .init(keys == nil, "%K == nil", [path], false),
            ])
    }

    func toManyKey<Object: ModelObject, Scope: ManagedScope, Other: NSManagedObject, Table>(
        _ object: Object, _ path: String, _ key: ManagedToManyKey<Scope, Other, Table>, isOrdered: Bool,
        make: () throws -> Other
    ) throws where Scope.FetchedObject == Object {
        let (one, other) = (try make(), try make())
        object.setValue(isOrdered ? NSOrderedSet(array: [one]) as Any : Set([one]), forKey: path)
        let id = ManagedID<Other>(unchecked: one.objectID)
        let variable = "$x1"
        try check(
            object,
            [
                .init(key.contains(one), "ANY %K == %@", [path, one], true),
                .init(key.contains(other), "ANY %K == %@", [path, other], false),
                .init(key.contains(id), "ANY %K == %@", [path, one], true),
                .init(key.count == 1, "%K.@count == %@", [path, 1], true),
                .init(key.count > 1, "%K.@count > %@", [path, 1], false),
                .init(key.isEmpty, "%K.@count == 0", [path], false),
                .init(
                    key.any { $0 == one }, "SUBQUERY(%K, \(variable), \(variable) == %@).@count > 0", [path, one], true),
                .init(
                    key.none { $0 == one }, "SUBQUERY(%K, \(variable), \(variable) == %@).@count == 0", [path, one],
                    false),
                .init(
                    key.all { $0 == other },
                    "SUBQUERY(%K, \(variable), (NOT (\(variable) == %@)) OR (\(variable) == nil)).@count == 0",
                    [path, other], false),
            ])
        object.setValue(isOrdered ? NSOrderedSet() as Any : Set<NSManagedObject>(), forKey: path)
        try check(
            object,
            [
                .init(key.isEmpty, "%K.@count == 0", [path], true),
                .init(key.count == 0, "%K.@count == %@", [path, 0], true),
            ])
    }

    /// Checks the functions of the support file for every class.
    ///
    /// - Parameter isTyped: whether all objects of the entity are of the class; objects of a subentity without a class
    ///   are not.
    func support<Object: ModelObject>(_ object: Object, _ entity: String, isTyped: Bool) throws {
        expect(Object.entityName == entity, "entityName is \(Object.entityName)")
        expect(Object.entity(in: context)?.name == entity, "entity(in:)")
        expect(object.entity.name == entity, "the object's entity is \(object.entity.name ?? "nil")")
        try expect(context.object(ManagedID<Object>(unchecked: object.objectID)) === object, "object(_:)")
        try expect(Object.first(in: context, where: Object.keys == object) === object, "first")
        try expect(Object.exists(in: context), "exists")
        let request = Object.makeFetchRequest(where: .all, limit: 3)
        expect(request.entityName == entity && request.fetchLimit == 3, "makeFetchRequest")
        if !isTyped { return }
        let all = try Object.fetch(in: context)
        expect(all.contains { $0 === object }, "fetch without a condition")
        try expect(Object.count(in: context) == all.count, "count")
        try expect(Object.fetch(in: context, limit: 1).count == 1, "limit")
        let doomed = try new(Object.self, entity)
        try expect(Object.delete(in: context, where: Object.keys == doomed) == 1, "delete")
        try expect(Object.count(in: context) == all.count, "count after a deletion")
    }
}
