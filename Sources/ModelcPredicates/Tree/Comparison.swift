/// A comparison of two values.
package struct Comparison: Hashable, Sendable {
    package let left: Expression
    package let comparator: ComparisonOperator
    package let right: Expression
    package let modifier: ComparisonModifier
    package let options: ComparisonOptions

    package init(
        _ left: Expression, _ comparator: ComparisonOperator, _ right: Expression,
        modifier: ComparisonModifier = .direct, options: ComparisonOptions = []
    ) {
        self.left = left
        self.comparator = comparator
        self.right = right
        self.modifier = modifier
        self.options = options
    }
}
