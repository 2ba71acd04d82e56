/// Chooses, among removed and added things, the pairs that belong together: each is the other's best, by a lead.
enum BestPairs {
    struct Pair: Hashable {
        var removed: Int
        var added: Int
        var score: Int
    }

    /// - Parameters:
    ///   - lead: by how much the best score has to exceed the second best of either side.
    ///   - score: how alike two of them are; nil where they cannot be one.
    static func pairs(removed: Int, added: Int, lead: Int, score: (Int, Int) -> Int?) -> [Pair] {
        let removed = min(removed, RenameWeights.mostCandidates)
        let added = min(added, RenameWeights.mostCandidates)
        var byRemoved = [Best](repeating: Best(), count: removed)
        var byAdded = [Best](repeating: Best(), count: added)
        for old in 0..<removed {
            for new in 0..<added {
                guard let points = score(old, new) else { continue }
                byRemoved[old].consider(new, points)
                byAdded[new].consider(old, points)
            }
        }
        return byRemoved.enumerated().compactMap { old, best in
            guard
                let new = best.candidate, byAdded[new].candidate == old,
                best.lead >= lead, byAdded[new].lead >= lead
            else { return nil }
            return Pair(removed: old, added: new, score: best.score)
        }
    }

    private struct Best {
        var candidate: Int?
        var score = 0
        private var second: Int?

        /// The distance to the second best; as good as endless where there is none.
        var lead: Int { second.map { score - $0 } ?? .max }

        mutating func consider(_ new: Int, _ points: Int) {
            if candidate == nil || points > score {
                second = candidate == nil ? nil : score
                candidate = new
                score = points
            } else {
                second = max(second ?? points, points)
            }
        }
    }
}
