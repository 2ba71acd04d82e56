import ModelcSchema

/// The copy of a model that Core Data keeps in each store (`Z_MODELCACHE`; FormatStore §2.3).
///
/// It describes the model that wrote the store last. Classes are mostly unknown, and user info is empty. Whether an
/// entity is described exactly follows from its hash, which the store has as well: see `inexactEntities`.
package struct CachedModel: Hashable, Sendable {
    package var model: ManagedObjectModel
    /// The hashes of the entities in the store's metadata; nil if it has no usable ones.
    package var storedHashes: [StoreEntityHash]?

    /// The names of the entities that the model does not describe with certainty, in byte order: its hash differs from
    /// that of the store, or one of the two is missing. All entities if the store has no hashes.
    ///
    /// - Parameter hashes: the hashes of `model`.
    package func inexactEntities(_ hashes: ModelVersionHashes) -> [String] {
        let stored = Dictionary(
            (storedHashes ?? []).map { ($0.name, $0.hash) }, uniquingKeysWith: { first, _ in first })
        let computed = Dictionary(hashes.entities.map { ($0.name, $0.hash) }, uniquingKeysWith: { first, _ in first })
        let names = Set(stored.keys).union(computed.keys)
        return names.filter { stored[$0] == nil || stored[$0] != computed[$0] ?? nil }.sorted { $0.isBefore($1) }
    }
}
