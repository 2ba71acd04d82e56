import Foundation

public class NSPersistentStoreRequest {
    public init() {}
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

public final class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    public var entity: NSEntityDescription?
    private let givenName: String?
    public var entityName: String? { entity?.name ?? givenName }
    public var predicate: NSPredicate?
    public var sortDescriptors: [NSSortDescriptor]?
    public var resultType = NSFetchRequestResultType.managedObjectResultType
    public var fetchLimit = 0
    public var fetchBatchSize = 0
    public var includesSubentities = true
    public var includesPropertyValues = true
    public var includesPendingChanges = true
    public var returnsObjectsAsFaults = true
    public var returnsDistinctResults = false

    override public init() { givenName = nil }
    public init(entityName: String) { givenName = entityName }

    /// The same request for results of another type: at run time, Objective-C does not know the parameter of a generic
    /// class, so such a cast does not fail.
    public func casted<Other>(to type: Other.Type) -> NSFetchRequest<Other> {
        let other = NSFetchRequest<Other>(entityName: givenName ?? "")
        other.entity = entity
        other.predicate = predicate
        other.sortDescriptors = sortDescriptors
        other.resultType = resultType
        other.fetchLimit = fetchLimit
        other.fetchBatchSize = fetchBatchSize
        other.includesSubentities = includesSubentities
        other.includesPropertyValues = includesPropertyValues
        other.includesPendingChanges = includesPendingChanges
        other.returnsObjectsAsFaults = returnsObjectsAsFaults
        other.returnsDistinctResults = returnsDistinctResults
        return other
    }

    func copy(substituting variables: [String: Any]) -> NSFetchRequest {
        let copy = casted(to: ResultType.self)
        copy.predicate = predicate?.withSubstitutionVariables(variables)
        return copy
    }
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

/// A context without a store: it contains only the inserted objects.
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

    private func found(
        _ name: String?, _ predicate: NSPredicate?, includesSubentities: Bool = true
    ) -> [NSManagedObject] {
        guard let entity = name.flatMap({ model.entitiesByName[$0] }) else { fatalError("no entity \(name ?? "")") }
        return objects.filter { object in
            (includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity)
                && predicate?.evaluate(with: object) != false
        }
    }

    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try results(of: request).compactMap { $0 as? T }
    }

    /// Returns objects, or other results if the result type requires them.
    func results<T>(of request: NSFetchRequest<T>) throws -> [Any] {
        let objects = limited(request)
        switch request.resultType {
        case .managedObjectIDResultType: return objects.map(\.objectID)
        case .dictionaryResultType: return objects.map(\.dictionary)
        case .countResultType: return [NSNumber(value: objects.count)]
        default: return objects
        }
    }

    private func limited<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
        var result = found(
            request.entityName, request.predicate, includesSubentities: request.includesSubentities)
        for descriptor in (request.sortDescriptors ?? []).reversed() { result = descriptor.sorted(result) }
        return request.fetchLimit > 0 ? Array(result.prefix(request.fetchLimit)) : result
    }

    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { limited(request).count }

    public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = objects.first(where: { $0.objectID === id }) else { throw CocoaError(.fileNoSuchFile) }
        return object
    }

    /// The object of an identifier. Core Data would find an object of another context in the store; here it does not
    /// exist.
    public func object(with id: NSManagedObjectID) -> NSManagedObject {
        guard let object = try? existingObject(with: id) else { fatalError("no object \(id)") }
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
