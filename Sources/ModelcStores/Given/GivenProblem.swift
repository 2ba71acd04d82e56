/// A value or an object that a store of the model may not have.
package struct GivenProblem: Hashable, Sendable {
    package var place: GivenObject.Place
    /// The entity and the property: `Book.title`. Nil if the problem is about the object.
    package var path: String?
    /// The problem, as a clause that begins with its subject.
    package var message: String
}
