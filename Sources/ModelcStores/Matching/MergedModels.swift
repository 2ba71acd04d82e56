import ModelcBase
import ModelcSchema

/// Finds versions of several models that together have the entities of a store. An app may merge models; its stores
/// then have the entities of all of them.
enum MergedModels {
    /// Returns one version of each model that is needed, sorted by model path. Empty if no combination matches the
    /// store.
    ///
    /// - Parameters:
    ///   - comparisons: the comparisons of all versions, for all their entities and for each configuration.
    ///   - names: the names of the store's entities.
    static func parts(_ comparisons: [CandidateComparison], of names: Set<String>) -> [CandidateComparison] {
        let byModel = Dictionary(grouping: comparisons.filter(\.hashes.isPart), by: \.candidate.modelPath)
        guard byModel.count > 1 else { return [] }
        let largest = byModel.values.compactMap { versions in versions.max { isSmaller($0, $1) } }
        guard names.isSubset(of: union(largest)) else { return [] }
        var parts = largest.sorted { isSmaller($0, $1) }
        for part in parts {
            let rest = parts.filter { $0.index != part.index }
            if names.isSubset(of: union(rest)) { parts = rest }
        }
        return parts.sorted { $0.candidate.modelPath.isBefore($1.candidate.modelPath) }
    }

    /// Whether the right version is preferred: the version with more entities, then the version whose identifier is in
    /// the store, then the later version.
    private static func isSmaller(_ left: CandidateComparison, _ right: CandidateComparison) -> Bool {
        if left.entityNames.count != right.entityNames.count { return left.entityNames.count < right.entityNames.count }
        return left.hasIdentifier == right.hasIdentifier ? left.index < right.index : right.hasIdentifier
    }

    private static func union(_ parts: [CandidateComparison]) -> Set<String> {
        parts.reduce(into: []) { $0.formUnion($1.entityNames) }
    }
}
