import ModelcSchema

/// The permitted numbers of objects at the end of a relationship.
struct LinkBounds {
    /// The minimum number of objects, not counting the case of no objects (see `mayBeEmpty`).
    let least: Int
    let most: Int
    /// Whether an object may have no link. Core Data applies the minimum of an optional relationship only if there is
    /// at least one link.
    let mayBeEmpty: Bool

    init(_ relationship: RelationshipDescription) {
        let maximum = relationship.effectiveMaximumCount
        most = relationship.isToMany ? (maximum > 0 ? maximum : .max) : 1
        mayBeEmpty = relationship.isOptional
        least = min(max(relationship.isToMany ? relationship.minimumCount ?? 0 : 1, 1), most)
    }

    /// The number of links that every object must have.
    var needed: Int { mayBeEmpty ? 0 : least }

    private init(least: Int, most: Int, mayBeEmpty: Bool) {
        self.least = least
        self.most = most
        self.mayBeEmpty = mayBeEmpty
    }

    /// The greatest number out of so many objects; 0 if there are fewer than the least number.
    func most(of count: Int) -> Int {
        let greatest = min(most, count)
        return greatest < least ? 0 : greatest
    }

    static let any = LinkBounds(least: 1, most: .max, mayBeEmpty: true)
    static let atMostOne = LinkBounds(least: 1, most: 1, mayBeEmpty: true)

    /// With a least number above 1, there can be no object.
    var limitedToOne: LinkBounds { LinkBounds(least: least, most: 1, mayBeEmpty: mayBeEmpty) }
}
