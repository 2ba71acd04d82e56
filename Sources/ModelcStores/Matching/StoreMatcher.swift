import ModelcPlans
import ModelcSchema

/// Determines which version of a model wrote a store. Pure: equal input gives an equal result (FormatStore §3).
///
/// 1. Every version is compared in every scope: all its entities, or those of a configuration (`CandidateComparison`:
///    hashes, checksum, tables). For each version the best scope is used.
/// 2. If the store's hashes can be compared, only they decide: all equal, or else all that modelc is certain of.
/// 3. Otherwise the checksum or digest decides, and without those the tables, if they are similar enough.
/// 4. If no single version has the store's hashes, versions of several models may have them together (`MergedModels`).
/// 5. The others are ranked, so that the nearest one helps to explain a store of unknown origin.
package enum StoreMatcher {
    /// - Parameter candidates: the versions, those of each model in version order.
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

    /// The method that determined the version, and the indices of the matching versions.
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

    /// Of equally good versions: the one whose identifier the store has, then the later one.
    private static func isLikelier(_ left: CandidateComparison, _ right: CandidateComparison) -> Bool {
        left.hasIdentifier == right.hasIdentifier ? left.index > right.index : left.hasIdentifier
    }
}

extension StoreStructureDistance {
    /// Whether the tables are similar enough to be those of the version: at most a tenth of them differs.
    fileprivate var isNear: Bool { expectedCount > 0 && count * 10 <= expectedCount }
}

/// The version of a model that wrote a store, and the similarity of the others.
package struct StoreIdentification: Hashable, Sendable {
    /// The method that determined the version; nil if it is unknown.
    package var method: StoreIdentificationMethod?
    /// All versions, matching ones first, then the nearest.
    package var candidates: [StoreCandidateRating]

    /// If no single version matches: versions of several models, one of each, whose entities together are those of the
    /// store, as in an app that merges the models; by model path, else empty.
    package var merged: [StoreCandidateRating]

    package init(
        method: StoreIdentificationMethod?, candidates: [StoreCandidateRating], merged: [StoreCandidateRating] = []
    ) {
        self.method = method
        self.candidates = candidates
        self.merged = merged
    }

    /// The versions that may have written the store; several if versions have the same schema.
    package var matches: [StoreCandidateRating] { candidates.filter(\.isMatch) }
    /// The best of the matching versions. Nil if the version is unknown.
    package var best: StoreCandidateRating? { matches.first }
    /// The nearest version if none matches; nil if one matches, and if there are no versions.
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
    /// The difference, from the store's point of view. The raw value is the name in documents.
    package enum Kind: String, CaseIterable, Sendable {
        /// Both have the entity, with different hashes.
        case changed
        /// Only the version has the entity.
        case missing
        /// Only the store has the entity.
        case added
    }

    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// The difference between the tables of a store and those that a version of the model would have (FormatStore §5).
package struct StoreStructureDistance: Hashable, Sendable {
    /// The unexpected elements of the store, in words (`ZBOOK.ZTITLE VARCHAR`), sorted.
    package var unexpected: [String]
    /// The elements that are expected and missing in the store, in the same form.
    package var missing: [String]
    /// The number of columns and join tables of the version.
    package var expectedCount: Int

    init(unexpected: [String], missing: [String], expectedCount: Int) {
        self.unexpected = unexpected
        self.missing = missing
        self.expectedCount = expectedCount
    }

    /// The number of columns and join tables that only one of the two has; 0 for equal tables.
    package var count: Int { unexpected.count + missing.count }
}
