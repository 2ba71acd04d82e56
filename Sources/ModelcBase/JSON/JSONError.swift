/// The reason that a text is not JSON.
package struct JSONError: Error, Hashable {
    /// A clause: `a ':' is missing`.
    package let message: String
    /// The byte offset at which it is detected, from 0.
    package let offset: Int
}
