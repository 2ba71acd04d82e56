/// The relationships that could be the inverses of those that have none: they lead from the destination straight back.
struct InverseCandidates {
    private struct Way: Hashable {
        var from: String
        var to: String
    }

    private var unpaired: [Way: [RelationshipEnd]] = [:]

    init(_ pairs: [RelationshipPair]) {
        for pair in pairs where pair.far == nil {
            let way = Way(from: pair.near.owner, to: pair.near.destination)
            unpaired[way, default: []].append(pair.near)
        }
    }

    /// The relationships without inverse that lead back, in the order of the file.
    func candidates(for end: RelationshipEnd) -> [RelationshipEnd] {
        let back = unpaired[Way(from: end.destination, to: end.owner)] ?? []
        return end.destination == end.owner ? back.filter { $0.place != end.place } : back
    }
}
