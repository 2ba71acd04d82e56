import ModelcSchema

/// Relationship pairs with the same delete rules and counts (`DeleteRuleSituation`). A finding about one pair applies
/// to all pairs of the group.
struct PairGroup {
    var situation: DeleteRuleSituation
    var pairs: [RelationshipPair]

    /// Returns the groups, ordered by their first pairs. Pairs without an inverse are not in any group.
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
