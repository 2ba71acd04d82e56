/// A predicate or an expression that contains a property's name but cannot be parsed. It is not known whether it refers
/// to the property, so a rename does not update it, and it does not prevent a removal.
package struct UnfollowedReference: Hashable, Sendable {
    /// The part of the model that contains the text, such as `the fetch request recentBooks`.
    package var place: String
    /// The path of the property under its old name: `Book.title`.
    package var property: String
}
