import ModelcSchema

/// The permitted numbers of objects at the end of a relationship.
struct LinkBounds {
    /// The least number, if there is at least one object.
    let least: Int
    let most: Int
    /// Whether there may be no object. Core Data does not apply the minimum of an optional relationship then.
    let mayBeEmpty: Bool

    init(_ relationship: RelationshipDescription) {
        let maximum = relationship.effectiveMaximumCount
        most = relationship.isToMany ? (maximum > 0 ? maximum : .max) : 1
        mayBeEmpty = relationship.isOptional
        least = min(max(relationship.isToMany ? relationship.minimumCount ?? 0 : 1, 1), most)
    }

    /// The number that every object needs.
    var needed: Int { mayBeEmpty ? 0 : least }

    private init(least: Int, most: Int, mayBeEmpty: Bool) {
        self.least = least
        self.most = most
        self.mayBeEmpty = mayBeEmpty
    }

    static let any = LinkBounds(least: 1, most: .max, mayBeEmpty: true)
    static let atMostOne = LinkBounds(least: 1, most: 1, mayBeEmpty: true)

    var limitedToOne: LinkBounds { LinkBounds(least: 1, most: 1, mayBeEmpty: mayBeEmpty) }
}
