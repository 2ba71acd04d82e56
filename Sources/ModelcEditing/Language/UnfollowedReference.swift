/// A predicate or an expression that contains a property's name but cannot be parsed. It is not known whether this text
/// refers to the property. Therefore a rename does not change the text, and the text does not prevent a removal.
package struct UnfollowedReference: Hashable, Sendable {
    /// The element of the model that contains the text, such as `the fetch request recentBooks`.
    package var place: String
    /// The path of the property under its old name: `Book.title`.
    package var property: String
}
