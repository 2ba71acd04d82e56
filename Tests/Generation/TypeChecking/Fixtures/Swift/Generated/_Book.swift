public import CoreData
public import Foundation

nonisolated open class _Book: NSManagedObject, ModelObject {
    open class var entityName: String { "Book" }

    @NSManaged public var addedAt: Date?
    @NSManaged public var coverImage: Data?
    @NSManaged public var identifier: UUID
    @NSManaged public var isRead: Bool
    @NSManaged public var price: NSDecimalNumber?
    @NSManaged public var tags: NSArray?
    @NSManaged public var scores: [Int64]?
    @NSManaged public var title: String
    @NSManaged public var website: URL?
    @NSManaged public var authors: Set<NSManagedObject>
    @NSManaged public var shelf: Shelf?

    @NSManaged private var primitiveTitle: String?

    public var pageCount: Int32? {
        get {
            willAccessValue(forKey: "pageCount")
            defer { didAccessValue(forKey: "pageCount") }
            return primitiveValue(forKey: "pageCount") as? Int32
        }
        set {
            willChangeValue(forKey: "pageCount")
            defer { didChangeValue(forKey: "pageCount") }
            setPrimitiveValue(newValue, forKey: "pageCount")
        }
    }

    public var cost: Decimal? {
        get { (primitiveValue(forKey: "cost") as? NSDecimalNumber)?.decimalValue }
        set { setPrimitiveValue(newValue.map(NSDecimalNumber.init(decimal:)), forKey: "cost") }
    }

    public convenience init(context: NSManagedObjectContext, identifier: UUID, title: String) {
        let model = context.persistentStoreCoordinator?.managedObjectModel
        guard let entity = model?.entitiesByName["Book"] else { fatalError("the model has no entity Book") }
        self.init(entity: entity, insertInto: context)
        self.identifier = identifier
        self.title = title
    }

    open class func booksAddedSinceFetchRequest(since: Date, in model: NSManagedObjectModel) -> NSFetchRequest<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: "addedAt >= %@", since as NSDate)
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.addedAt, ascending: false)]
        return request
    }

    @objc(addAuthorsObject:) @NSManaged public func addToAuthors(_ value: NSManagedObject)
    @objc(removeAuthorsObject:) @NSManaged public func removeFromAuthors(_ value: NSManagedObject)
    @objc(addAuthors:) @NSManaged public func addToAuthors(_ values: Set<NSManagedObject>)
    @objc(removeAuthors:) @NSManaged public func removeFromAuthors(_ values: Set<NSManagedObject>)
}
