/// What stands in the brackets of `a[…]` [documented].
package enum ElementIndex: Hashable, Sendable {
    case first
    case last
    /// `SIZE`: not an element, but how many there are.
    case size
    /// A position in an array, or a key of a dictionary.
    case value(Expression)
}
