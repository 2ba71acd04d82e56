/// The reason that a text is not JSON.
package struct JSONError: Error, Hashable {
    /// A clause: `a ':' is missing`.
    package let message: String
    /// The byte offset of the error, from 0.
    package let offset: Int
}
