import ModelcBase

/// Selects pairs of a removed and an added element. The two elements of a pair are the best match for each other, and
/// clearly better than the second best.
enum BestPairs {
    struct Pair: Hashable {
        var removed: Int
        var added: Int
        var score: Int
    }

    /// - Parameters:
    ///   - lead: the minimum difference between the best and the second best score of each element.
    ///   - score: returns the similarity of a removed and an added element, given by their indexes; nil if they cannot
    ///     be the same element.
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

        /// The difference between the best and the second best score; `Int.max` if there is only one candidate.
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
