/// How well one version of a model fits a store.
package struct StoreCandidateRating: Hashable, Sendable {
    /// The path of the model, as the user would type it.
    package var modelPath: String
    package var versionName: String
    package var isCurrent: Bool
    /// The configuration whose entities were compared; nil for all entities of the model.
    package var configurationName: String?
    /// Whether the version is one that the store can be of.
    package var isMatch: Bool
    /// How many entities have the hash that the store says; 0 where the store has no hashes.
    package var equalEntityCount: Int
    /// How many entities the version has.
    package var entityCount: Int
    /// Entities that differ and whose hash modelc cannot be certain of, by name; they count neither for nor against.
    package var unverifiedEntities: [String]
    /// The entities in which the two differ, by name; empty where the store has no hashes.
    package var differences: [StoreEntityDifference]
    package var distance: StoreStructureDistance

    package init(
        modelPath: String, versionName: String, isCurrent: Bool, configurationName: String?, isMatch: Bool,
        equalEntityCount: Int, entityCount: Int, unverifiedEntities: [String], differences: [StoreEntityDifference],
        distance: StoreStructureDistance
    ) {
        self.modelPath = modelPath
        self.versionName = versionName
        self.isCurrent = isCurrent
        self.configurationName = configurationName
        self.isMatch = isMatch
        self.equalEntityCount = equalEntityCount
        self.entityCount = entityCount
        self.unverifiedEntities = unverifiedEntities
        self.differences = differences
        self.distance = distance
    }
}
