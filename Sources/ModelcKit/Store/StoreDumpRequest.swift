/// The objects of a store to write.
package struct StoreDumpRequest {
    /// The path of the store.
    var store: String
    /// The paths of the models to search for the version that wrote the store. If empty, the copy of the model in the
    /// store is used; if there is no exact copy, the models of the project are searched.
    package var models: [String] = []
    /// The entity whose objects are written, with those of its descendants; nil for all.
    package var entity: String?
    /// The condition for the objects, in the language of `NSPredicate`; needs an entity.
    package var predicate: String?
    /// The maximum number of objects; nil for all.
    package var limit: Int?
    /// Whether binary data is read; otherwise only its sizes.
    package var readsData = true

    package init(store: String) { self.store = store }
}
