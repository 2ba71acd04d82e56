/// A relationship as it is declared, R, and its inverse, I (lint-rules §4).
struct RelationshipPair {
    var near: RelationshipEnd
    /// Nil where the relationship names no inverse.
    var far: RelationshipEnd?

    /// Whether the relationship is its own inverse.
    var isSelfInverse: Bool { far?.place == near.place }

    /// Whether this is the side of the pair at which what concerns both is reported: the alphabetically first.
    var isFirst: Bool { far.map { near.path <= $0.path } ?? true }
}
