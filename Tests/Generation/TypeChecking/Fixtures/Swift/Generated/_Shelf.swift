public import CoreData
public import Foundation

nonisolated open class _Shelf: NSManagedObject, ModelObject {
    open class var entityName: String { "Shelf" }

    open class func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
        NSEntityDescription.entity(forEntityName: entityName, in: context)
    }

    public enum Attribute: String, CaseIterable, Sendable { case name, position, `repeat`, tint }

    public enum Relationship: String, CaseIterable, Sendable { case books }

    @NSManaged public var name: String
    @NSManaged public var position: Int16
    @NSManaged public var `repeat`: Bool
    @NSManaged public var tint: ShelfColor?
    @NSManaged public var books: NSOrderedSet
    @NSManaged public private(set) var unreadBooks: [Book]

    public var booksArray: [Book] { books.array as? [Book] ?? [] }

    public func insertIntoBooks(_ value: Book, at index: Int) {
        mutableOrderedSetValue(forKey: "books").insert(value, at: index)
    }

    public func removeFromBooks(at index: Int) {
        mutableOrderedSetValue(forKey: "books").removeObject(at: index)
    }

    public func replaceBooks(at index: Int, with value: Book) {
        mutableOrderedSetValue(forKey: "books").replaceObject(at: index, with: value)
    }
}
