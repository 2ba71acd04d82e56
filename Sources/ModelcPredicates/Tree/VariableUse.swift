/// One use of a variable whose value comes from outside, so not one that a `SUBQUERY` declares.
package struct VariableUse: Hashable, Sendable {
    /// The role of the variable in the expression around it.
    package enum Role: Hashable, Sendable {
        /// The value, or one whole side of the comparison: `name == $X`.
        case whole
        /// An element of a list that is one whole side: `a BETWEEN {1, $X}`.
        case listElement
        /// The start of a key path: `$X.name`.
        case keyPathBase([KeyPathComponent])
        /// A part of a calculation that is one whole side: `price < $X + 1`.
        case operand
        /// A part of anything else: a function's argument, an index, the collection of a `SUBQUERY`.
        case part
    }

    /// The name without its sign.
    let name: String
    /// UTF-8 offsets of the variable in the text, with its sign.
    package let range: Range<Int>
    package let role: Role
    /// The nearest comparison around it; nil in a value outside of any comparison.
    package let comparison: ComparisonSite?
}
