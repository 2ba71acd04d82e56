import CoreData

@objc(Shelf) nonisolated public final class Shelf: _Shelf {}

@objc(Book) nonisolated open class Book: _Book {}

@objc(Novel) nonisolated public final class Novel: _Novel {}

// The code of an app: work in a background context, which is not the main actor.
nonisolated func countNovels(in context: NSManagedObjectContext, near shelf: ManagedID<Shelf>) throws -> Int {
    let novels = try context.fetch(Novel.makeFetchRequest())
    let books = try context.object(shelf).booksArray
    return novels.filter { $0.pageCount ?? 0 > 100 && $0.genre != nil }.count + books.count
}
