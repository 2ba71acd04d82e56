import CoreData

nonisolated open class _Novel: Book {
    override open class var entityName: String { "Novel" }

    @NSManaged public var genre: String?
}
