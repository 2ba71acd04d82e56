public import CoreData

nonisolated public struct ManagedID<Object: NSManagedObject>: Hashable, Sendable {
    public let objectID: NSManagedObjectID

    public init(unchecked objectID: NSManagedObjectID) { self.objectID = objectID }
}

nonisolated public protocol ModelObject: NSManagedObject {
    static var entityName: String { get }
}

nonisolated extension ModelObject {
    public static func makeFetchRequest() -> NSFetchRequest<Self> { NSFetchRequest<Self>(entityName: entityName) }

    public var managedID: ManagedID<Self> { ManagedID(unchecked: objectID) }
}

nonisolated extension NSManagedObjectContext {
    public func object<Object: NSManagedObject>(_ id: ManagedID<Object>) throws -> Object {
        guard let object = try existingObject(with: id.objectID) as? Object else {
            throw UnexpectedClass(objectID: id.objectID)
        }
        return object
    }
}

nonisolated public struct UnexpectedClass: Error {
    public let objectID: NSManagedObjectID
}
