/// A comparison, from the perspective of one of its two sides.
package struct ComparisonSite: Hashable, Sendable {
    package enum Side: Hashable, Sendable { case left, right }

    /// The side of the comparison (left or right) that contains the value.
    package let side: Side
    package let comparator: ComparisonOperator
    package let modifier: ComparisonModifier
    package let options: ComparisonOptions
    package let otherSide: Expression
    /// The key path on the other side, and the object at which it starts; nil if the other side is not a key path. For
    /// `SELF` and for a variable of a `SUBQUERY` alone, the path is empty.
    package let otherKeyPath: KeyPathUse?
}
