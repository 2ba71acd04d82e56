import ModelcSchema

/// Stored pairs in the same situation: a finding about one applies to all.
struct PairGroup {
    var situation: DeleteRuleSituation
    var pairs: [RelationshipPair]

    /// Returns the groups in the order of their first pairs. Pairs without an inverse are in none.
    static func groups(of pairs: [RelationshipPair]) -> [PairGroup] {
        var groups: [PairGroup] = []
        var places: [DeleteRuleSituation: Int] = [:]
        for pair in pairs {
            guard let situation = pair.situation else { continue }
            if let place = places[situation] {
                groups[place].pairs.append(pair)
            } else {
                places[situation] = groups.count
                groups.append(PairGroup(situation: situation, pairs: [pair]))
            }
        }
        return groups
    }
}
