import ModelcHashes
import ModelcPlans
import ModelcSchema

/// Tells which version of a model wrote a store. Pure: equal content has an equal answer (FormatStore §3).
///
/// 1. Every version is compared in every scope: all its entities, or those of a configuration (`CandidateComparison`:
///    hashes, checksum, tables). Of each version the best scope counts.
/// 2. The store's hashes decide alone where they can be compared: all equal, or else all that modelc is certain of.
/// 3. Without them its checksum or digest decides, and without those the tables do, if they are near enough.
/// 4. Where no version alone has the store's hashes, versions of several models may have them together (`MergedModels`).
/// 5. The others are ranked, so that the nearest explains a store of unknown origin.
package enum StoreMatcher {
    /// - Parameter candidates: the versions, of each model in version order.
    package static func identify(_ content: StoreContent, among candidates: [StoreCandidate]) -> StoreIdentification {
        let scoped = candidates.enumerated().map { index, candidate in
            EntityScope.scopes(of: candidate.model.model).map { CandidateComparison(candidate, at: index, $0, content) }
        }
        let comparisons = scoped.compactMap { scopes in scopes.min { isBetter($0, $1) ?? false } }
        var (method, matching) = decide(comparisons, hasHashes: content.metadata.comparableHashes != nil)
        var merged: [CandidateComparison] = []
        if method == nil, let hashes = content.metadata.comparableHashes {
            merged = MergedModels.parts(scoped.flatMap { $0 }, of: Set(hashes.map(\.name)))
            if !merged.isEmpty { method = .hash }
        }
        let ranked = comparisons.sorted { left, right in
            let (isLeft, isRight) = (matching.contains(left.index), matching.contains(right.index))
            if isLeft != isRight { return isLeft }
            return isBetter(left, right) ?? isLikelier(left, right)
        }
        return StoreIdentification(
            method: method, candidates: ranked.map { $0.rating(isMatch: matching.contains($0.index)) },
            merged: merged.map { $0.rating(isMatch: false) })
    }

    /// The method that tells the version, and the places of the versions that match.
    private static func decide(
        _ comparisons: [CandidateComparison], hasHashes: Bool
    ) -> (StoreIdentificationMethod?, Set<Int>) {
        func places(_ isMatch: (CandidateComparison) -> Bool) -> Set<Int> {
            Set(comparisons.filter(isMatch).map(\.index))
        }
        if hasHashes {
            let equal = places(\.hashes.isEqual)
            let matching = equal.isEmpty ? places(\.hashes.isPossible) : equal
            return (matching.isEmpty ? nil : .hash, matching)
        }
        let sameChecksum = places(\.hasChecksum)
        guard sameChecksum.isEmpty else { return (.checksum, sameChecksum) }
        guard let least = comparisons.map(\.distance.count).min() else { return (nil, []) }
        let nearest = places { $0.distance.count == least && $0.distance.isNear }
        return (nearest.isEmpty ? nil : .structure, nearest)
    }

    /// Whether one comparison is better evidence for its version than another; nil if both are equal.
    private static func isBetter(_ left: CandidateComparison, _ right: CandidateComparison) -> Bool? {
        if left.hashes.equalCount != right.hashes.equalCount { return left.hashes.equalCount > right.hashes.equalCount }
        if left.hashes.differences.count != right.hashes.differences.count {
            return left.hashes.differences.count < right.hashes.differences.count
        }
        if left.hasChecksum != right.hasChecksum { return left.hasChecksum }
        if left.distance.count != right.distance.count { return left.distance.count < right.distance.count }
        return nil
    }

    /// Of versions that fit alike: the one whose identifier the store carries, then the later one.
    private static func isLikelier(_ left: CandidateComparison, _ right: CandidateComparison) -> Bool {
        left.hasIdentifier == right.hasIdentifier ? left.index > right.index : left.hasIdentifier
    }
}

extension StoreStructureDistance {
    /// Whether the tables are alike enough to be those of the version: at most a tenth of them differs.
    fileprivate var isNear: Bool { expectedCount > 0 && count * 10 <= expectedCount }
}

/// Which version of a model wrote a store, and how near the others are.
package struct StoreIdentification: Hashable, Sendable {
    /// How the version was told; nil if it is unknown.
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
    /// What comes nearest where nothing matches; nil if something matches, and without any version.
    package var nearest: StoreCandidateRating? { method == nil ? candidates.first : nil }
}

/// A version of a model that may have written a store.
package struct StoreCandidate: Sendable {
    /// The path of the model, as the user would type it.
    package var modelPath: String
    package var versionName: String
    var isCurrent: Bool
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

    init(
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

    init(unexpected: [String], missing: [String], expectedCount: Int) {
        self.unexpected = unexpected
        self.missing = missing
        self.expectedCount = expectedCount
    }

    /// How many columns and join tables are in one of the two only; 0 for tables that are alike.
    package var count: Int { unexpected.count + missing.count }
}
