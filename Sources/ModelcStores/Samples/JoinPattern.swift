/// Chooses the links of a many-to-many relationship, so that objects of both sides have none, one and several where that
/// is allowed.
struct JoinPattern {
    private let lefts: Int
    private let rights: Int
    private let left: LinkBounds
    private let right: LinkBounds
    private let isOwnInverse: Bool

    init(lefts: Int, rights: Int, left: LinkBounds, right: LinkBounds, isOwnInverse: Bool) {
        self.lefts = lefts
        self.rights = rights
        self.left = left
        self.right = right
        self.isOwnInverse = isOwnInverse
    }

    /// Calls a function with the positions of both ends of each link, ordered by the left end, and with the position among
    /// the links of the left end.
    func forEach(
        _ take: (_ left: Int, _ right: Int, _ place: Int) throws(StoreWritingError) -> Void
    ) throws(StoreWritingError) {
        guard lefts > 0, rights > 0 else { return }
        if isOwnInverse { return try forEachNeighbour(take) }
        // If nothing forbids it, the first object of the right side has no link.
        let skipped = right.mayBeEmpty && rights > 3 && left.needed < rights ? 1 : 0
        let count = rights - skipped
        let needed = max(left.needed, right.mayBeEmpty ? 0 : (count * min(right.least, lefts) + lefts - 1) / lefts)
        var room = right.most > lefts ? Int.max : count * right.most
        var cursor = 0
        for index in 0..<lefts {
            let reserved = room == .max ? 0 : needed * (lefts - index - 1)
            let degree = min(degree(index, needed), count, left.most, room == .max ? .max : max(room - reserved, 0))
            // Fewer links than the minimum would be wrong, none are not.
            guard degree >= (left.mayBeEmpty ? left.least : 1) else { continue }
            for place in 0..<degree { try take(index, skipped + (cursor + place) % count, place) }
            cursor = (cursor + degree) % count
            if room != .max { room -= degree }
        }
    }

    private func degree(_ index: Int, _ needed: Int) -> Int {
        switch index {
        case 0: needed
        case 1: max(needed, left.least)
        default: max(needed, left.least, index % 4)
        }
    }

    /// The links of a relationship that is its own inverse, in both directions: of neighbours in a ring.
    private func forEachNeighbour(
        _ take: (_ left: Int, _ right: Int, _ place: Int) throws(StoreWritingError) -> Void
    ) throws(StoreWritingError) {
        let start = left.mayBeEmpty && lefts > 2 ? 1 : 0
        let count = lefts - start
        let reach = left.most == 1 ? 0 : min(max((left.least + 1) / 2, 1), (count - 1) / 2)
        for index in 0..<count {
            var others = (0..<reach).flatMap { [(index + $0 + 1) % count, (index + count - $0 - 1) % count] }
            if reach == 0 { others = [index % 2 == 0 ? index + 1 : index - 1].filter { $0 < count } }
            for (place, other) in others.sorted().enumerated() { try take(start + index, start + other, place) }
        }
    }
}
