import ModelcBase
import ModelcSchema

/// Finds the versions of several models whose entities together are those of a store: an app may merge models, and its
/// stores have the entities of all of them.
enum MergedModels {
    /// One version of each model that is needed, by model path; empty if no combination matches the store.
    ///
    /// - Parameters:
    ///   - comparisons: of all versions in all scopes.
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

    /// Of versions with the same number of entities, the one whose identifier the store has is preferred, then the
    /// later one.
    private static func isSmaller(_ left: CandidateComparison, _ right: CandidateComparison) -> Bool {
        if left.entityNames.count != right.entityNames.count { return left.entityNames.count < right.entityNames.count }
        return left.hasIdentifier == right.hasIdentifier ? left.index < right.index : right.hasIdentifier
    }

    private static func union(_ parts: [CandidateComparison]) -> Set<String> {
        parts.reduce(into: []) { $0.formUnion($1.entityNames) }
    }
}
