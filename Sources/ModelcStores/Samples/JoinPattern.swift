/// Chooses the links of a many-to-many relationship. On both sides, some objects get no link, some one link, and some
/// several links, as far as the bounds allow this. The choice is computed and needs no memory.
struct JoinPattern {
    private let lefts: Int
    private let left: LinkBounds
    private let isOwnInverse: Bool
    /// The number of objects of both ends with links. The first objects have none.
    private let linked: (lefts: Int, rights: Int)
    private let skipped: (lefts: Int, rights: Int)
    private let links: Int

    init(lefts: Int, rights: Int, left: LinkBounds, right: LinkBounds, isOwnInverse: Bool) {
        self.lefts = lefts
        self.left = left
        self.isOwnInverse = isOwnInverse
        let linked = JoinPattern.withoutFirst(JoinPattern.linked(lefts, rights, left, right), left, right)
        self.linked = linked
        skipped = (lefts - linked.lefts, rights - linked.rights)
        let least = max(linked.lefts * left.least, linked.rights * right.least)
        let most = min(
            linked.lefts * min(left.most, linked.rights), linked.rights * min(right.most, linked.lefts))
        // One and two objects by turns, if that is allowed.
        links = min(max(linked.lefts + linked.lefts / 2, least), most)
    }

    /// The greatest numbers of objects of both ends that can have links. If an end has more objects, the others have none:
    /// its relationship is optional, or the model does not allow so many objects.
    static func linked(
        _ lefts: Int, _ rights: Int, _ left: LinkBounds, _ right: LinkBounds
    ) -> (lefts: Int, rights: Int) {
        var (lefts, rights) = (lefts, rights)
        while lefts > 0, rights > 0 {
            let mostLefts = left.least > rights ? 0 : rights * min(right.most, lefts) / left.least
            let mostRights = right.least > lefts ? 0 : lefts * min(left.most, rights) / right.least
            guard mostLefts < lefts || mostRights < rights else { return (lefts, rights) }
            if mostLefts < lefts { lefts = mostLefts } else { rights = mostRights }
        }
        return (0, 0)
    }

    /// The same without the first object of an end whose relationship is optional.
    private static func withoutFirst(
        _ all: (lefts: Int, rights: Int), _ left: LinkBounds, _ right: LinkBounds
    ) -> (lefts: Int, rights: Int) {
        var result = all
        for (isLeft, bounds) in [(true, left), (false, right)] where bounds.mayBeEmpty {
            let fewer = (result.lefts - (isLeft ? 1 : 0), result.rights - (isLeft ? 0 : 1))
            if (isLeft ? fewer.0 : fewer.1) > 1, linked(fewer.0, fewer.1, left, right) == fewer { result = fewer }
        }
        return result
    }

    /// Calls a function for each link with the index of its left object, the index of its right object, and the
    /// position of the link among the links of the left object. The calls are in the order of the left objects.
    func forEach(
        _ take: (_ left: Int, _ right: Int, _ place: Int) throws(StoreWritingError) -> Void
    ) throws(StoreWritingError) {
        if isOwnInverse { return try forEachNeighbour(take) }
        // Adjacent objects of the left end take adjacent objects of the right one, in circles: both ends have about equally
        // many links.
        for index in 0..<linked.lefts {
            let (first, end) = (start(of: index), start(of: index + 1))
            for link in first..<end {
                try take(skipped.lefts + index, skipped.rights + link % linked.rights, link - first)
            }
        }
    }

    /// The number of links of the objects before one of the left end.
    private func start(of index: Int) -> Int {
        links / linked.lefts * index + links % linked.lefts * index / linked.lefts
    }

    /// Calls a function for each link of a relationship that is its own inverse, in both directions. Objects are
    /// linked to their neighbours in a ring, or in pairs if each object may have only one link.
    private func forEachNeighbour(
        _ take: (_ left: Int, _ right: Int, _ place: Int) throws(StoreWritingError) -> Void
    ) throws(StoreWritingError) {
        let most = left.most(of: lefts)
        guard most > 0 else { return }
        let start = left.mayBeEmpty && lefts > 2 && left.least < lefts ? 1 : 0
        let count = lefts - start
        let degree = left.least % 2 == 1 && left.least < min(most, count - 1) ? left.least + 1 : left.least
        for index in 0..<count {
            let others = degree == 1 ? couple(index, count) : JoinPattern.neighbours(of: index, degree, count)
            for (place, other) in others.sorted().enumerated() { try take(start + index, start + other, place) }
        }
    }

    /// The other object of two; a last one without another has itself if the model requires one.
    private func couple(_ index: Int, _ count: Int) -> [Int] {
        let other = index % 2 == 0 ? index + 1 : index - 1
        return other < count ? [other] : left.mayBeEmpty ? [] : [index]
    }

    /// An even number of neighbours, and for an odd number the object itself, too.
    private static func neighbours(of index: Int, _ degree: Int, _ count: Int) -> [Int] {
        guard degree < count else { return Array(0..<count) }
        let near = (0..<degree / 2).flatMap { [(index + $0 + 1) % count, (index + count - $0 - 1) % count] }
        return near + (degree % 2 == 1 ? [index] : [])
    }
}
