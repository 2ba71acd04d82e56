/// The result of comparing a store with one version of a model.
package struct StoreCandidateRating: Hashable, Sendable {
    /// The path of the model, as the user would type it.
    package var modelPath: String
    package var versionName: String
    package var isCurrent: Bool
    /// The configuration that was compared; nil if all entities of the model were compared.
    package var configurationName: String?
    /// Whether the version may have written the store.
    package var isMatch: Bool
    /// The number of entities with a hash that equals the store's hash. 0 if the store has no hashes.
    package var equalEntityCount: Int
    /// The number of entities of the version.
    package var entityCount: Int
    /// The names of entities with an unverified hash that differs from the store's. They do not count as evidence, for
    /// or against the version.
    package var unverifiedEntities: [String]
    /// The entities in which the store and the version differ, sorted by name. Empty if the store has no hashes.
    package var differences: [StoreEntityDifference]
    package var distance: StoreStructureDistance
}
