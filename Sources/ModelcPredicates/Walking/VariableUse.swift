/// One place where a variable stands that gets its value from outside, so not one that a `SUBQUERY` declares.
package struct VariableUse: Hashable, Sendable {
    /// What the variable is for the expression around it.
    package enum Role: Hashable, Sendable {
        /// It is the value, or one whole side of the comparison: `name == $X`.
        case whole
        /// It is an element of a list that is one whole side: `a BETWEEN {1, $X}`.
        case listElement
        /// A key path starts from it: `$X.name`.
        case keyPathBase([KeyPathComponent])
        /// It is part of a calculation that is one whole side: `price < $X + 1`.
        case operand
        /// It is inside of anything else: a function's argument, an index, the collection of a `SUBQUERY`.
        case part
    }

    /// The name without its sign.
    package let name: String
    /// UTF-8 offsets of the variable in the text, with its sign.
    package let range: Range<Int>
    package let role: Role
    /// The nearest comparison around it; nil in a value outside of any comparison.
    package let comparison: ComparisonSite?
}
