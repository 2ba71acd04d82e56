/// How well one version of a model matches a store.
package struct StoreCandidateRating: Hashable, Sendable {
    /// The path of the model, as the user would type it.
    package var modelPath: String
    package var versionName: String
    package var isCurrent: Bool
    /// The configuration whose entities were compared; nil for all entities of the model.
    package var configurationName: String?
    /// Whether the version may have written the store.
    package var isMatch: Bool
    /// The number of entities whose hash equals the store's; 0 if the store has no hashes.
    package var equalEntityCount: Int
    /// The number of entities of the version.
    package var entityCount: Int
    /// Entities that differ and whose hash is not certain, by name; they are not counted as evidence.
    package var unverifiedEntities: [String]
    /// The entities in which the two differ, by name; empty if the store has no hashes.
    package var differences: [StoreEntityDifference]
    package var distance: StoreStructureDistance
}
