/// The index in the brackets of `a[…]` [documented].
package enum ElementIndex: Hashable, Sendable {
    case first
    case last
    /// `SIZE`: the number of elements. The result is not an element.
    case size
    /// A position in an array, or a key of a dictionary.
    case value(Expression)
}
