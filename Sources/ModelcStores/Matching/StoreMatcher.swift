import ModelcPlans
import ModelcSchema

/// Determines which version of a model wrote a store. Equal input always gives an equal result (FormatStore §3).
///
/// 1. Every version is compared in every scope: all its entities, or the entities of one configuration.
///    `CandidateComparison` compares hashes, checksum and tables. For each version, the best scope is used.
/// 2. If the store's hashes can be compared, only the hashes decide. A version matches if all hashes are equal; if
///    there is no such version, a version matches if all verified hashes are equal.
/// 3. Otherwise the checksum or digest decides. If the store has neither, the tables decide, if they are similar
///    enough.
/// 4. If no single version has the store's hashes, versions of several models may have them together (`MergedModels`).
/// 5. The other versions are ranked. The nearest version helps to explain a store of unknown origin.
package enum StoreMatcher {
    /// - Parameter candidates: the versions of all models. The versions of each model are in version order.
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

    /// Returns the method that determined the version, and the indexes of the matching versions in the list of
    /// candidates.
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

    /// Whether the left comparison is better evidence for its version than the right one; nil if both are equally good.
    private static func isBetter(_ left: CandidateComparison, _ right: CandidateComparison) -> Bool? {
        if left.hashes.equalCount != right.hashes.equalCount { return left.hashes.equalCount > right.hashes.equalCount }
        if left.hashes.differences.count != right.hashes.differences.count {
            return left.hashes.differences.count < right.hashes.differences.count
        }
        if left.hasChecksum != right.hasChecksum { return left.hasChecksum }
        if left.distance.count != right.distance.count { return left.distance.count < right.distance.count }
        return nil
    }

    /// Whether the left of two equally good versions is more likely. A version whose identifier is in the store is more
    /// likely, then the later version.
    private static func isLikelier(_ left: CandidateComparison, _ right: CandidateComparison) -> Bool {
        left.hasIdentifier == right.hasIdentifier ? left.index > right.index : left.hasIdentifier
    }
}

extension StoreStructureDistance {
    /// Whether the tables are similar enough to belong to the version: at most a tenth of the columns and join tables
    /// differ.
    fileprivate var isNear: Bool { expectedCount > 0 && count * 10 <= expectedCount }
}

/// The difference between the tables of a store and the tables that a version of the model requires (FormatStore §5).
package struct StoreStructureDistance: Hashable, Sendable {
    /// The elements of the store that the version does not require, as text such as `ZBOOK.ZTITLE VARCHAR`, sorted.
    package var unexpected: [String]
    /// The elements that the version requires but the store lacks, as text such as `ZBOOK.ZTITLE VARCHAR`.
    package var missing: [String]
    /// The number of columns and join tables that the version requires.
    package var expectedCount: Int

    /// The number of columns and join tables that exist only in the store or only in the version. 0 if the tables are
    /// equal.
    package var count: Int { unexpected.count + missing.count }
}
