/// A predicate or an expression that contains the name of a property and cannot be parsed. It is unknown whether it
/// refers to the property, so a rename does not update it, and it does not prevent a removal.
package struct UnfollowedReference: Hashable, Sendable {
    /// The part of the model that contains it: `the fetch request recentBooks`.
    package var place: String
    /// The property under its old name: `Book.title`.
    package var property: String
}
