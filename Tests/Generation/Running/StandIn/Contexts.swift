import Foundation

public class NSPersistentStoreRequest {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
}

public final class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    public var entityName: String?
    public var predicate: NSPredicate?
    public var sortDescriptors: [NSSortDescriptor]?
    public var fetchLimit = 0

    public init(entityName: String) { self.entityName = entityName }
}

public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public enum ResultType { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
    public var resultType = ResultType.resultTypeStatusOnly
    let fetch: (entityName: String?, predicate: NSPredicate?)

    public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
        fetch = (fetchRequest.entityName, fetchRequest.predicate)
    }
}

public class NSPersistentStoreResult {}

public final class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    init(_ result: Any?) { self.result = result }
}

public let NSDeletedObjectsKey = "deleted"

/// A context without a store: what was inserted is what there is.
public final class NSManagedObjectContext: @unchecked Sendable {
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }
    public let model: NSManagedObjectModel
    public private(set) var objects: [NSManagedObject] = []

    public init(model: NSManagedObjectModel) { self.model = model }

    public func insert(_ object: NSManagedObject) {
        objects.append(object)
        object.managedObjectContext = self
    }

    public func delete(_ object: NSManagedObject) {
        object.isDeleted = true
        objects.removeAll { $0 === object }
        for (key, relationship) in object.entity.relationshipsByName {
            let others = object.objects(key)
            if relationship.isToMany {
                object.setValue(relationship.isOrdered ? NSOrderedSet() : Set<NSManagedObject>(), forKey: key)
            } else {
                object.setValue(nil, forKey: key)
            }
            if relationship.deleteRule == .cascadeDeleteRule { others.filter { !$0.isDeleted }.forEach(delete) }
        }
    }

    private func found(_ name: String?, _ predicate: NSPredicate?) -> [NSManagedObject] {
        guard let entity = name.flatMap({ model.entitiesByName[$0] }) else { fatalError("no entity \(name ?? "")") }
        return objects.filter { $0.entity.isKindOf(entity: entity) && predicate?.evaluate(with: $0) != false }
    }

    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        var result = found(request.entityName, request.predicate)
        for descriptor in (request.sortDescriptors ?? []).reversed() { result = descriptor.sorted(result) }
        let limited = request.fetchLimit > 0 ? Array(result.prefix(request.fetchLimit)) : result
        return limited.compactMap { $0 as? T }
    }

    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

    public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = objects.first(where: { $0.objectID === id }) else { throw CocoaError(.fileNoSuchFile) }
        return object
    }

    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let request = request as? NSBatchDeleteRequest else { fatalError("only deletions") }
        let deleted = found(request.fetch.entityName, request.fetch.predicate)
        objects.removeAll { object in deleted.contains { $0 === object } }
        return NSBatchDeleteResult(deleted.map(\.objectID))
    }

    public static func mergeChanges(
        fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {}

    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws -> T
    ) async rethrows -> T { try block() }
}
