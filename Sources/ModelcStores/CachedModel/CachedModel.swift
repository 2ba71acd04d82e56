import ModelcSchema

/// The copy of a model that Core Data keeps in each store (`Z_MODELCACHE`; FormatStore §2.3).
///
/// It describes the model that wrote the store last. Classes are mostly unknown, and user info is empty. An entity is
/// described exactly if the hash that is computed from the copy equals the hash in the store: see `inexactEntities`.
package struct CachedModel: Hashable, Sendable {
    package var model: ManagedObjectModel
    /// The entity hashes in the store's metadata; nil if the store has no hashes that can be compared.
    package var storedHashes: [StoreEntityHash]?

    /// Returns the names of the entities that the copy does not describe with certainty, in byte order: the hash
    /// computed from the copy differs from the hash in the store, or one of the two hashes is missing. Returns all
    /// entities if the store has no hashes.
    ///
    /// - Parameter hashes: the hashes computed from `model`.
    package func inexactEntities(_ hashes: ModelVersionHashes) -> [String] {
        let stored = Dictionary(
            (storedHashes ?? []).map { ($0.name, $0.hash) }, uniquingKeysWith: { first, _ in first })
        let computed = Dictionary(hashes.entities.map { ($0.name, $0.hash) }, uniquingKeysWith: { first, _ in first })
        let names = Set(stored.keys).union(computed.keys)
        return names.filter { stored[$0] == nil || stored[$0] != computed[$0] ?? nil }.sorted { $0.isBefore($1) }
    }
}
