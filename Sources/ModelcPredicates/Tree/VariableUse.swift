/// A use of a variable whose value the caller provides. Variables that a `SUBQUERY` declares are not included.
package struct VariableUse: Hashable, Sendable {
    /// The role of the variable in the expression that contains it.
    package enum Role: Hashable, Sendable {
        /// One whole side of a comparison, or the whole value: `name == $X`.
        case whole
        /// An element of a list that is a whole side of a comparison: `a BETWEEN {1, $X}`.
        case listElement
        /// The start of a key path: `$X.name`.
        case keyPathBase([KeyPathComponent])
        /// A part of a calculation that is a whole side of a comparison: `price < $X + 1`.
        case operand
        /// A part of another expression: an argument of a function, an index, or the collection of a `SUBQUERY`.
        case part
    }

    /// The name of the variable, without its sign.
    let name: String
    /// The UTF-8 offsets of the variable in the text, including its sign.
    package let range: Range<Int>
    package let role: Role
    /// The innermost comparison that contains the variable; nil if there is none.
    package let comparison: ComparisonSite?
}
