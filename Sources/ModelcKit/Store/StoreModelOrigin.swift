/// The origin of the model that explains a store.
package enum StoreModelOrigin: Hashable, Sendable {
    /// The version with the store's version hashes.
    case version(model: String, name: String)
    /// The copy of the model in the store, and the entities that it does not describe with certainty.
    case cache(inexact: [String])
    /// Versions of several models that the app has merged.
    case merged([MergedPart])
    /// The version with the most equal entities, and the entities that differ.
    case nearest(model: String, name: String, differing: [String])

    /// A version of one of several models.
    package struct MergedPart: Hashable, Sendable {
        package var model: String
        package var name: String
    }
}
