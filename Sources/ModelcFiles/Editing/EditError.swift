/// The reason that an edit of a model's file is not possible.
package struct EditError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// No element begins at the position.
        case noElement
        /// Another edit sets the same value differently, or removes the element. `with` is its index in the list of
        /// edits.
        case conflict(with: Int)
        /// The model itself cannot be removed.
        case removesRoot
        /// The text cannot be the name of an element or an attribute.
        case unusableName(String)
        /// The text has characters that XML does not allow.
        case unusableValue(String)
        /// The element cannot have user info.
        case noUserInfo
    }

    /// The index of the edit in the list of edits.
    package var index: Int
    var reason: Reason
}
