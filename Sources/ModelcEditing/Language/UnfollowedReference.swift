/// A predicate or an expression that mentions the name of a property and cannot be read: nobody can tell whether it means the
/// property, so it neither follows a new name nor holds back a removal.
package struct UnfollowedReference: Hashable, Sendable {
    /// The part of the model that has it: `the fetch request recentBooks`.
    package var place: String
    /// The property under its old name: `Book.title`.
    package var property: String
}
