/// The id of an object in a store, in the form at the end of its URI in Core Data, such as `Book/p12`.
package struct StoreObjectID: Hashable, Sendable {
    /// The name of the object's own entity, which may be a descendant of a relationship's destination.
    package var entity: String
    /// The primary key (`Z_PK`), which is unique in the table of the entity's root.
    package var key: Int64

    /// The id as text, such as `Book/p12`.
    package var text: String { "\(entity)/p\(key)" }
}
