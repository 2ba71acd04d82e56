/// An object of a store.
package struct StoreObject: Hashable, Sendable {
    package var id: StoreObjectID
    /// The values in the order of the entity's properties (`MappedEntity.properties`).
    package var values: [StoreValue]
}
