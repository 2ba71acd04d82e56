import ModelcSchema
import ModelcText

/// Why an edit of a model's file cannot be made.
package struct EditFault: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// No element begins at the place.
        case noElement
        /// Another edit, by its number in the list, says otherwise about the same thing, or removes the element.
        case conflict(with: Int)
        /// The model itself cannot be removed.
        case removesRoot
        /// The text cannot be the name of an element or an attribute.
        case unusableName(String)
        /// The text has characters that XML cannot hold.
        case unusableValue(String)
        /// The element has no user info.
        case noUserInfo
    }

    /// The number of the edit in the list.
    package var index: Int
    package var reason: Reason
}
