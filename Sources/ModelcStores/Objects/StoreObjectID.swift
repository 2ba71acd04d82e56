/// An object of a store, by the end of its URI in Core Data.
package struct StoreObjectID: Hashable, Sendable {
    /// The entity of the object itself, which may be a descendant of a relationship's destination.
    package var entity: String
    /// The primary key (`Z_PK`), which is unique in the table of the entity's root.
    package var key: Int64

    /// `Book/p12`.
    package var text: String { "\(entity)/p\(key)" }
}
