import ModelcPlans
import ModelcSchema

/// Which version of a model wrote a store, and how near the others are.
package struct StoreIdentification: Hashable, Sendable {
    /// How the version was told; nil where it is unknown.
    package var method: StoreIdentificationMethod?
    /// All versions, those that match first, then the nearest.
    package var candidates: [StoreCandidateRating]

    /// Where no version alone matches: versions of several models, one of each, whose entities together are those of the
    /// store, which an app made that merges the models; by model path, else empty.
    package var merged: [StoreCandidateRating]

    package init(
        method: StoreIdentificationMethod?, candidates: [StoreCandidateRating], merged: [StoreCandidateRating] = []
    ) {
        self.method = method
        self.candidates = candidates
        self.merged = merged
    }

    /// The versions that the store can be of; more than one where versions have the same schema.
    package var matches: [StoreCandidateRating] { candidates.filter(\.isMatch) }
    /// The version to name: of several the best guess. Nil where the version is unknown.
    package var best: StoreCandidateRating? { matches.first }
    /// What comes nearest where nothing matches; nil where something matches, and without any version.
    package var nearest: StoreCandidateRating? { method == nil ? candidates.first : nil }
}

/// A version of a model that may have written a store.
package struct StoreCandidate: Sendable {
    /// The path of the model, as the user would type it.
    package var modelPath: String
    package var versionName: String
    package var isCurrent: Bool
    package var model: ResolvedModel
    package var hashes: ModelVersionHashes

    package init(
        modelPath: String, versionName: String, isCurrent: Bool, model: ResolvedModel, hashes: ModelVersionHashes
    ) {
        self.modelPath = modelPath
        self.versionName = versionName
        self.isCurrent = isCurrent
        self.model = model
        self.hashes = hashes
    }
}

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

/// An entity in which a store and a version of the model differ.
package struct StoreEntityDifference: Hashable, Sendable {
    /// What the difference is, seen from the store. The raw value is the name in documents.
    package enum Kind: String, CaseIterable, Sendable {
        /// Both have the entity, with different hashes.
        case changed
        /// The version has the entity, the store has not.
        case missing
        /// The store has the entity, the version has not.
        case added
    }

    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// How far the tables of a store are from those that a version of the model would have (FormatStore §5).
package struct StoreStructureDistance: Hashable, Sendable {
    /// What is in the store and not expected, in words (`ZBOOK.ZTITLE VARCHAR`), sorted.
    package var unexpected: [String]
    /// What is expected and not in the store, likewise.
    package var missing: [String]
    /// How many columns and join tables the version has.
    package var expectedCount: Int

    package init(unexpected: [String], missing: [String], expectedCount: Int) {
        self.unexpected = unexpected
        self.missing = missing
        self.expectedCount = expectedCount
    }

    /// How many columns and join tables are in one of the two only; 0 for tables that are alike.
    package var count: Int { unexpected.count + missing.count }
}
