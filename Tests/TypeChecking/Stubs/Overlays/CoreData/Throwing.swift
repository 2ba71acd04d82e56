// The methods with an error argument. Swift on Linux lacks the pointer type of that argument and imports none of them,
// so they are declared here as the importer would show them. They cannot be overridden, unlike the real ones.
extension NSManagedObject {
    public func validateForDelete() throws { fatalError() }

    public func validateForInsert() throws { fatalError() }

    public func validateForUpdate() throws { fatalError() }
}

extension NSManagedObjectContext {
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { fatalError() }

    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws { fatalError() }

    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { fatalError() }

    public func save() throws { fatalError() }
}
