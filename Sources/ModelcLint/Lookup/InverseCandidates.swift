/// The relationships that could be the inverses of those that have none: they lead from the destination straight back.
struct InverseCandidates {
    /// What could be the inverse of a relationship.
    struct Choice {
        var count: Int
        /// The first of them in the order of the file; a list of all would grow with the square of a hostile model.
        var first: ArraySlice<RelationshipEnd>
    }

    private struct Way: Hashable {
        var from: String
        var to: String
    }

    /// How many candidates are named at most.
    static let shown = 4

    private var unpaired: [Way: [RelationshipEnd]] = [:]

    init(_ pairs: [RelationshipPair]) {
        for pair in pairs where pair.far == nil {
            let way = Way(from: pair.near.owner, to: pair.near.destination)
            unpaired[way, default: []].append(pair.near)
        }
    }

    /// The relationships without inverse that lead back from the destination of one.
    func candidates(for end: RelationshipEnd) -> Choice {
        let back = unpaired[Way(from: end.destination, to: end.owner)] ?? []
        let isAmongThem = end.destination == end.owner
        let others = back.prefix(InverseCandidates.shown + 1).filter { $0.place != end.place }
        return Choice(
            count: back.count - (isAmongThem ? 1 : 0), first: others.prefix(InverseCandidates.shown))
    }
}
