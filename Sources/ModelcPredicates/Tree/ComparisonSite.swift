/// A comparison as seen from one of its sides.
package struct ComparisonSite: Hashable, Sendable {
    package enum Side: Hashable, Sendable { case left, right }

    /// The side from which it is seen.
    package let side: Side
    package let comparator: ComparisonOperator
    package let modifier: ComparisonModifier
    package let options: ComparisonOptions
    package let otherSide: Expression
    /// The other side if it is a key path, with its scope; for `SELF` and for a bare variable of a `SUBQUERY` the path
    /// is empty.
    package let otherKeyPath: KeyPathUse?
}
