/// Where the model of a store was found, and how well it fits the store.
package enum StoreModelOrigin: Hashable, Sendable {
    /// A version whose hashes are equal to the hashes in the store.
    case version(model: String, name: String)
    /// The copy of the model that the store contains. `inexact` lists the names of the entities that the copy does not
    /// describe with certainty.
    case cache(inexact: [String])
    /// Versions of several models that the app has merged.
    case merged([MergedPart])
    /// The version that has the most entities with equal hashes, if no version fits exactly. `differing` lists the
    /// names of the other entities.
    case nearest(model: String, name: String, differing: [String])
    /// No model is known. Only the tables of the store are described.
    case unknown

    /// A version of one of the merged models.
    package struct MergedPart: Hashable, Sendable {
        package var model: String
        package var name: String
    }
}
