import CoreData

/* class Book */
@objc(Author)
final class Author: NSManagedObject {}

@objc(Book)
final class Book: NSManagedObject {
}
