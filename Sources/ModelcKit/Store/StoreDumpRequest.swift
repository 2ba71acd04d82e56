/// The objects of a store to write.
package struct StoreDumpRequest {
    /// The path of the store.
    var store: String
    /// The paths of the models in which the model of the store is searched. If empty: first the copy of the model in
    /// the store, then the models of the project.
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
